import type { Command } from '#domain/log/command.ts';
import type { JsonObject } from '#domain/log/json.ts';
import { teamStreamOf } from '#domain/team/team-kind.ts';
import { changesBetween } from '#domain/undo/changes-between.ts';
import { vaultStreamOf } from '#domain/vault/vault.ts';
import type { Issued } from '../command-kind.ts';
import { isReadable } from '../ledger.ts';
import type { SimulatedBrowser } from '../simulated-browser.ts';
import { fairWeather } from '../simulated-network.ts';
import type { SimulatedTab } from '../simulated-tab.ts';
import { clockOf } from '../simulation.ts';
import { team } from './cast.ts';
import { issuedInTeam, openLinks } from './drafts.ts';
import type { TeamAction } from './plan.ts';
import { keyOf, type TeamWorld } from './world.ts';

type Kind = TeamAction['do'];
type Deeds = { readonly [K in Kind]: (action: Extract<TeamAction, { do: K }>) => void };

/** Carries actions out in one world of a team. A new kind of action adds a deed. */
export class TeamHand {
  readonly #world: TeamWorld;
  readonly #deeds: Deeds;

  constructor(world: TeamWorld) {
    this.#world = world;
    const { time } = world.simulation;
    const turn = ({ tab: place, id, do: what }: Extract<TeamAction, { do: 'undo' | 'redo' }>): void =>
      this.#onTab(place, (tab) => {
        tab.send({ type: `${what}.requested`, newId: id, at: this.#at() });
        for (const command of tab.workspace.pending.get())
          if (command.id === id || command.id.startsWith(`${id}-`)) world.issued(tab, command);
      });
    this.#deeds = {
      open: ({ tab }) => world.openTab(tab),
      kill: ({ tab }) => world.leave(tab, 'kill'),
      close: ({ tab }) => world.leave(tab, 'close'),
      cutLink: ({ tab: place, isTold }) => this.#onTab(place, (tab) => tab.cutLink(isTold)),
      dispatch: ({ tab: place, id, drafts, isOneChange }) =>
        this.#onTab(place, (tab) => {
          const issued = drafts.flatMap((draft) => issuedInTeam(draft, tab) ?? []);
          this.#send(tab, issued, id, isOneChange ? id : undefined);
        }),
      openLinks: ({ tab: place, id }) => this.#onTab(place, (tab) => this.#send(tab, openLinks(), id)),
      leave: ({ tab: place, id }) =>
        this.#onTab(place, (tab) => {
          // Whoever’s own workspace it is stays.
          if (tab.chosen === null) return;
          this.#send(tab, [{ type: 'LeaveWorkspace', stream: teamStreamOf(team), data: {} }], id);
        }),
      join: ({ account, linkId }) => this.#join(account, linkId),
      undo: turn,
      redo: turn,
      undoOther: ({ tab: place, nth, id }) => this.#onTab(place, (tab) => this.#undoOther(tab, nth, id)),
      repeatOther: ({ tab: place, nth }) => this.#onTab(place, (tab) => this.#repeatOther(tab, nth)),
      weather: ({ browser: place, forMs, weather }) =>
        this.#onBrowser(place, (browser) => {
          Object.assign(browser.weather, weather);
          time.after(forMs, () => Object.assign(browser.weather, fairWeather));
        }),
      offline: ({ browser: place, forMs }) => this.#onBrowser(place, (browser) => this.#takeOffline(browser, forMs)),
      storage: ({ browser: place, forMs, reason, share }) =>
        this.#onBrowser(place, (browser) => {
          browser.storageFault = { reason, share };
          time.after(forMs, () => Object.assign(browser, { storageFault: null }));
        }),
      spoil: ({ tab: place, how }) =>
        this.#onTab(place, (tab) => tab.browser.spoil(how, keyOf(world.seats[place] as never))),
      wipe: ({ browser: place }) => this.#onBrowser(place, (browser) => world.wipe(browser)),
      killServer: ({ server: place, forMs }) => {
        const server = world.servers[place];
        server?.kill();
        time.after(forMs, () => server?.start());
      },
    };
  }

  carryOut(action: TeamAction): void {
    this.#deeds[action.do](action as never);
  }

  #onTab(place: number, run: (tab: SimulatedTab) => void): void {
    const tab = this.#world.tabs[place];
    // Somebody who was told that they are no member any more works there no longer.
    if (tab && tab.state !== 'removed') run(tab);
  }

  #onBrowser(place: number, run: (browser: SimulatedBrowser) => void): void {
    const browser = this.#world.browsers[place];
    if (browser) run(browser);
  }

  #send(tab: SimulatedTab, issued: readonly Issued[], id: string, changeId?: string): void {
    const { workspace } = this.#world.seatOf(tab);
    const commands = issued.map(({ type, stream, data }, n): Command => {
      const own = stream === vaultStreamOf(team) ? vaultStreamOf(workspace) : stream;
      return { id: `${id}-${n}`, type, stream: own, data, at: this.#at(), ...(changeId !== undefined && { changeId }) };
    });
    for (const command of commands) this.#world.issued(tab, command);
    const readable = commands.filter(isReadable);
    if (readable.length > 0) tab.send({ type: 'commands.issued', commands: readable });
  }

  #join(account: string, linkId: string): void {
    const server = this.#world.servers.find(({ isUp }) => isUp);
    const path = '/api/v1/invitations/accept';
    const call = { path, method: 'POST', body: { token: linkId }, device: 'join', account, workspace: null };
    server?.answer(call).catch(() => {});
  }

  /** Undoes somebody else’s change field by field, like a program that has read the log. */
  #undoOther(tab: SimulatedTab, nth: number, id: string): void {
    const { account, workspace } = this.#world.seatOf(tab);
    const { log, truth } = this.#world.place(workspace);
    const others = log.events.filter(
      ({ by, position, stream }) =>
        by?.kind === 'founder' && by.id !== account && position <= tab.position && !stream.startsWith('team-'),
    );
    const event = others.at(-1 - nth);
    const change = event && truth.changeOf(event.stream, event.changeId);
    const fields = change && changesBetween(event.stream, change.before, change.after);
    if (!event || !fields) return;
    const data = { undoes: event.changeId, fields } as unknown as JsonObject;
    this.#send(tab, [{ type: 'UndoChange', stream: event.stream, data }], id);
  }

  /** Its answer is known already, with facts that may be about people. */
  #repeatOther(tab: SimulatedTab, nth: number): void {
    const { account, workspace } = this.#world.seatOf(tab);
    const others = [...this.#world.issues.values()].filter(
      ({ seat, command }) =>
        seat.account !== account &&
        seat.workspace === workspace &&
        this.#world.place(workspace).log.answers.has(command.id),
    );
    const issue = others.at(-1 - nth);
    const server = this.#world.servers.find(({ isUp }) => isUp);
    if (!issue || !server) return;
    const body = { commands: [issue.command] } as never;
    const call = { path: '/api/v1/commands', method: 'POST', body, device: tab.name, account, workspace: tab.chosen };
    server.answer(call).catch(() => {});
  }

  #takeOffline(browser: SimulatedBrowser, forMs: number): void {
    const tabs = (): readonly SimulatedTab[] => this.#world.open.filter((tab) => tab.browser === browser);
    browser.weather.isCut = true;
    for (const tab of tabs()) tab.notice('offline');
    this.#world.simulation.time.after(forMs, () => {
      browser.weather.isCut = false;
      for (const tab of tabs()) tab.notice('online');
    });
  }

  #at(): string {
    return clockOf(this.#world.simulation).toISOString();
  }
}
