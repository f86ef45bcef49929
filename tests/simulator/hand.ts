import { entriesMax } from '#adapters/storage/write-ahead-log.ts';
import { idsOf } from '#app/actors/sync/retried-commands.ts';
import { remedyFor } from '#app/remedy.ts';
import type { Command } from '#domain/log/command.ts';
import type { RejectedChange } from '#domain/replica/rejected-commands.ts';
import { uuid } from './command-kind.ts';
import { issued } from './drafts.ts';
import { isReadable } from './ledger.ts';
import type { Action } from './plan.ts';
import type { SimulatedBrowser } from './simulated-browser.ts';
import { fairWeather } from './simulated-network.ts';
import type { SimulatedTab } from './simulated-tab.ts';
import { clockOf } from './simulation.ts';
import type { World } from './world.ts';

type Kind = Action['do'];
type Deeds = { readonly [K in Kind]: (action: Extract<Action, { do: K }>) => void };

/** Carries actions out in one world. A new kind of action adds a deed. */
export class Hand {
  readonly #world: World;
  readonly #deeds: Deeds;

  constructor(world: World) {
    this.#world = world;
    const { time, faults } = world.simulation;
    const turn = ({ tab: place, id, do: what }: Extract<Action, { do: 'undo' | 'redo' }>): void =>
      this.#onTab(place, (tab) => {
        tab.send({ type: `${what}.requested`, newId: id, at: this.#at() });
        this.#noteNew(tab, id);
        world.ledger.checkTurned(tab, id);
      });
    this.#deeds = {
      open: ({ tab }) => world.openTab(tab),
      kill: ({ tab }) => world.leave(tab, 'kill'),
      close: ({ tab }) => world.leave(tab, 'close'),
      refuseToken: ({ tab: place }) => this.#onTab(place, (tab) => tab.expireToken()),
      cutLink: ({ tab: place, isTold }) => this.#onTab(place, (tab) => tab.cutLink(isTold)),
      dispatch: (action) => this.#onTab(action.tab, (tab) => this.#dispatch(tab, action)),
      again: ({ tab: place, nth }) => this.#onTab(place, (tab) => this.#again(tab, nth)),
      undo: turn,
      redo: turn,
      retry: (action) => this.#onTab(action.tab, (tab) => this.#retry(tab, action)),
      drop: ({ tab: place, nth }) => this.#onTab(place, (tab) => this.#drop(tab, nth)),
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
      spoil: ({ browser: place, how }) => this.#onBrowser(place, (browser) => browser.spoil(how)),
      wipe: ({ browser: place }) => this.#onBrowser(place, (browser) => world.wipe(browser)),
      killServer: ({ server: place, forMs }) => {
        const server = world.servers[place];
        server?.kill();
        time.after(forMs, () => server?.start());
      },
      database: ({ share, forMs }) => {
        faults.database = share;
        time.after(forMs, () => Object.assign(faults, { database: 0 }));
      },
      claims: ({ share, forMs }) => {
        faults.claims = share;
        time.after(forMs, () => Object.assign(faults, { claims: 0 }));
      },
      leap: ({ byMs }) => {
        world.simulation.leapMs += byMs;
      },
      refuse: ({ status, retryAfterS, forMs }) => {
        faults.refusal = { status, retryAfterS };
        time.after(forMs, () => Object.assign(faults, { refusal: null }));
      },
    };
  }

  carryOut(action: Action): void {
    this.#deeds[action.do](action as never);
  }

  #onTab(place: number, run: (tab: SimulatedTab) => void): void {
    const tab = this.#world.tabs[place];
    if (tab) run(tab);
  }

  #onBrowser(place: number, run: (browser: SimulatedBrowser) => void): void {
    const browser = this.#world.browsers[place];
    if (browser) run(browser);
  }

  #dispatch(tab: SimulatedTab, { id, drafts, isOneChange, times = 1 }: Extract<Action, { do: 'dispatch' }>): void {
    const changeId = isOneChange ? { changeId: id } : {};
    const all = Array.from({ length: times }, () => drafts).flat();
    const commands = all.flatMap((draft, n): Command[] => {
      const command = issued(draft, tab);
      return command ? [{ ...command, id: `${id}-${n}`, at: this.#at(), ...changeId }] : [];
    });
    for (const command of commands) this.#world.ledger.issued(tab, command, commands.length > entriesMax);
    const readable = commands.filter(isReadable);
    if (readable.length > 0) tab.send({ type: 'commands.issued', commands: readable });
    for (const command of commands) {
      if (!isReadable(command)) tab.send({ type: 'commands.issued', commands: [command] });
    }
  }

  #again(tab: SimulatedTab, nth: number): void {
    const { ledger } = this.#world;
    const command = ledger.lastOf(tab, nth);
    if (!command || ledger.isGiven(tab.browser, command.id)) return;
    tab.send({ type: 'commands.issued', commands: [command] });
  }

  #retry(tab: SimulatedTab, { nth, id: newId, isAmended = false }: Extract<Action, { do: 'retry' }>): void {
    const rejected = this.#given(tab, nth);
    if (!rejected) return;
    const { workspace } = tab;
    const known = { workspace, newId: () => uuid(this.#world.ledger.count, 3) };
    const terms = isAmended ? remedyFor(rejected, known)?.terms() : undefined;
    const commandId = rejected.command.id;
    tab.send({ type: 'rejection.retried', commandId, newId, at: this.#at(), ...terms });
    this.#noteNew(tab, newId);
  }

  #drop(tab: SimulatedTab, nth: number): void {
    const rejected = this.#given(tab, nth);
    if (rejected) tab.send({ type: 'rejection.dropped', commandId: rejected.command.id });
  }

  /** A refusal that is shown, dealt with from now on. */
  #given(tab: SimulatedTab, nth: number): RejectedChange | undefined {
    const rejected = tab.workspace.rejections.get()[nth];
    for (const id of rejected ? idsOf(rejected) : []) this.#world.ledger.given(tab.browser, id);
    return rejected;
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

  /** The page has made commands of its own, which bear this id. */
  #noteNew(tab: SimulatedTab, id: string): void {
    for (const command of tab.workspace.pending.get()) {
      if (command.id === id || command.id.startsWith(`${id}-`)) this.#world.ledger.issued(tab, command);
    }
  }

  #at(): string {
    return clockOf(this.#world.simulation).toISOString();
  }
}
