import { isDeepStrictEqual } from 'node:util';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';
import type { Command } from '#domain/log/command.ts';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import { workspaceKey } from '#domain/team/workspace-key.ts';
import { Dice } from '../dice.ts';
import { wordless } from '../people.ts';
import { type Noted, SimulatedBrowser } from '../simulated-browser.ts';
import { SimulatedLog } from '../simulated-log.ts';
import { fairWeather } from '../simulated-network.ts';
import { SimulatedServer } from '../simulated-server.ts';
import { SimulatedTab } from '../simulated-tab.ts';
import type { Simulation } from '../simulation.ts';
import { Truth } from '../truth.ts';
import { Violation } from '../violation.ts';
import { VirtualTime } from '../virtual-time.ts';
import { chosenOf, founderOf, type Seat, workspaces } from './cast.ts';
import { type Given, teamEntrance } from './entrance.ts';
import { MemberRows } from './member-rows.ts';
import type { TeamPlan } from './plan.ts';
import { plantedDecider, type TeamPlants } from './plants.ts';
import { hasWords, mayBeSentBy, Roles, readsWords, withoutWords } from './rules.ts';

/** One workspace, and what its log implies: all of it, and what those may know who may not read about people. */
interface Place {
  readonly id: string;
  readonly log: SimulatedLog;
  readonly truth: Truth;
  readonly blind: Truth;
  readonly roles: Roles;
  /** When each fact was committed, in virtual time. */
  readonly committedAt: number[];
}

interface Issue {
  readonly seat: Seat;
  readonly browser: SimulatedBrowser;
  readonly tab: SimulatedTab;
  readonly command: Command;
  isStored: boolean;
  isWiped: boolean;
}

/** All that there is in one run of a team, and what must hold at every moment of it. */
export class TeamWorld {
  readonly simulation: Simulation;
  readonly servers: readonly SimulatedServer[];
  readonly browsers: readonly SimulatedBrowser[];
  readonly seats: readonly Seat[];
  /** By place in the plan; a place is empty until its tab is opened and after it has gone. */
  readonly tabs: (SimulatedTab | null)[];
  readonly issues = new Map<string, Issue>();
  readonly #places: ReadonlyMap<string, Place>;
  readonly #rows = new MemberRows(new Map(workspaces.map((id) => [id, founderOf(id)])));
  readonly #plants: TeamPlants;
  readonly #lastCommand = new Map<string, { readonly id: string; readonly position: number }>();
  #opened = 0;
  #violation: unknown = null;

  constructor({ seed, servers, seats }: TeamPlan, plants: TeamPlants = {}, time = new VirtualTime()) {
    this.simulation = { seed, time, leapMs: 0, faults: { database: 0, refusal: null, claims: 0 }, plants };
    this.#plants = plants;
    const dice = new Dice(seed, 'notify');
    this.#places = new Map(workspaces.map((id) => [id, this.#place(id, dice)]));
    const logs = { all: [...this.#places.values()].map(({ log }) => log), of: (id: string) => this.place(id).log };
    const enter = teamEntrance({
      ...{ simulation: this.simulation, rows: this.#rows, plants },
      eventsOf: (id) => this.place(id).log.events,
      gave: (given) => this.#try(() => this.#checkGiven(given)),
    });
    this.servers = Array.from(
      { length: servers },
      (_, n) =>
        new SimulatedServer({
          ...{ simulation: this.simulation, logs, name: `server ${n}`, enter, decider: plantedDecider(plants) },
        }),
    );
    this.seats = seats;
    const browsers = Math.max(...seats.map(({ browser }) => browser)) + 1;
    this.browsers = Array.from({ length: browsers }, (_, n) => new SimulatedBrowser(this.simulation, `browser ${n}`));
    this.tabs = seats.map(() => null);
  }

  get open(): readonly SimulatedTab[] {
    return this.tabs.filter((tab) => tab !== null);
  }

  place(id: string): Place {
    const place = this.#places.get(id);
    if (!place) throw new Error(`there is no workspace ${id}`);
    return place;
  }

  get places(): readonly Place[] {
    return [...this.#places.values()];
  }

  seatOf(tab: SimulatedTab): Seat {
    return this.seats[this.tabs.indexOf(tab)] as Seat;
  }

  /** Time passes; whatever breaks a rule on the way is thrown. */
  async passUntil(until: number, isEnough: () => boolean = () => false): Promise<void> {
    while (!isEnough() && (await this.simulation.time.step(until))) this.#check();
    this.#check();
  }

  openTab(n: number): void {
    const seat = this.seats[n];
    const browser = seat && this.browsers[seat.browser];
    if (!seat || !browser || this.tabs[n]) return;
    this.#opened += 1;
    const { simulation, servers } = this;
    const sharedKey = (args: readonly unknown[]): readonly unknown[] =>
      this.#plants.sharedKey ? [String(args[0]).split('~')[0], ...args.slice(1)] : args;
    const tab: SimulatedTab = new SimulatedTab({
      ...{ simulation, browser, servers, name: `tab ${this.#opened}`, account: seat.account, chosen: chosenOf(seat) },
      noted: (...noted) => this.#noteStored(browser, ...noted),
      around: (call) => this.#around(call, () => tab, seat),
      keyed: sharedKey,
    });
    this.tabs[n] = tab;
  }

  leave(n: number, how: 'kill' | 'close'): void {
    const tab = this.tabs[n];
    if (!tab) return;
    tab[how]();
    this.tabs[n] = null;
    const { name, timersRunning } = tab;
    if (how === 'close' && timersRunning > 0)
      throw new Violation('a page that is closed leaves no timer', { tab: name, timersRunning });
  }

  wipe(browser: SimulatedBrowser): void {
    browser.wipe();
    for (const issue of this.issues.values()) if (issue.browser === browser) issue.isWiped = true;
  }

  issued(tab: SimulatedTab, command: Command): void {
    const issue = { seat: this.seatOf(tab), browser: tab.browser, tab, command, isStored: false, isWiped: false };
    if (!this.issues.has(command.id)) this.issues.set(command.id, issue);
  }

  /** Nothing goes wrong any more. */
  heal(): void {
    for (const server of this.servers) server.start();
    for (const browser of this.browsers) {
      Object.assign(browser.weather, fairWeather);
      browser.storageFault = null;
    }
  }

  /** A page that waits for nothing shows the log of its workspace as far as it has read it, and as its founder may read it. */
  checkShown(tab: SimulatedTab, isAtRest = false): void {
    const { state, position, workspace } = tab;
    const seat = this.seatOf(tab);
    const place = this.place(seat.workspace);
    if (state === 'loading' || state === 'idle' || workspace.pendingCount.get() > 0) return;
    const shown = tab.everything();
    const [whole, blind] = [place.truth.at(position), place.blind.at(position)];
    const { roles } = place;
    const [reads, ever] = isAtRest
      ? [readsWords(roles.at(seat.account)), false]
      : [
          roles.everBetween(seat.account, 0, Number.POSITIVE_INFINITY, readsWords),
          roles.everBetween(seat.account, 0, Number.POSITIVE_INFINITY, (role) => !readsWords(role)),
        ];
    for (const stream of new Set([...whole.keys(), ...shown.keys()])) {
      const is = shown.get(stream);
      if (reads && isDeepStrictEqual(is, whole.get(stream))) continue;
      if ((!reads || ever) && isDeepStrictEqual(is, blind.get(stream))) continue;
      const isErasedSince = position < (place.truth.erased.get(stream) ?? 0);
      // While a page reads the log, and once what it may read has changed, it has words or not.
      const mayMix = reads && (isErasedSince || (ever && !isAtRest));
      if (mayMix && isDeepStrictEqual(wordless(is), wordless(whole.get(stream)))) continue;
      const expected = reads ? whole.get(stream) : blind.get(stream);
      throw new Violation('what is shown is the log of the workspace, as its reader may read it', {
        ...{ tab: tab.name, seat, position, stream, is, expected },
      });
    }
  }

  #place(id: string, dice: Dice): Place {
    const place: Place = {
      ...{ id, truth: new Truth(), blind: new Truth(), roles: new Roles(founderOf(id)), committedAt: [] },
      log: new SimulatedLog((events) => this.#grown(place, events, dice), {}),
    };
    return place;
  }

  #grown(place: Place, events: readonly RecordedEvent[], dice: Dice): void {
    const { time } = this.simulation;
    this.#try(() => {
      for (const event of events) {
        this.#checkAccepted(place, event);
        place.truth.take(event);
        place.blind.take(withoutWords(event));
        place.roles.take(event);
        place.committedAt.push(time.now);
      }
    });
    const haveChanged = this.#rows.take(events);
    for (const server of this.servers) {
      time.after(dice.between(0, 20), () => server.notify(place.id));
      if (haveChanged) time.after(dice.between(0, 20), () => server.membersChanged(place.id));
    }
  }

  /** By the order of the log: who has sent what led to a fact could send it, and it was theirs. */
  #checkAccepted({ id: workspace, roles, log }: Place, event: RecordedEvent): void {
    const { by, commandId, stream, type, position, undoes } = event;
    if (event.workspace !== workspace) throw new Violation('a fact is of its workspace', { workspace, event });
    if (by?.kind !== 'founder') return;
    const last = this.#lastCommand.get(workspace);
    const first = last?.id === commandId ? last : { id: commandId, position };
    this.#lastCommand.set(workspace, first);
    const issue = this.issues.get(commandId);
    if (issue?.seat.account !== by.id || issue.seat.workspace !== workspace) {
      const from = issue && { account: issue.seat.account, workspace: issue.seat.workspace };
      throw new Violation('what was issued in a workspace, by somebody, is recorded as that', { by, workspace, from });
    }
    const role = roles.at(by.id, first.position - 1);
    if (role === null) throw new Violation('nothing of one who was removed is accepted', { by, type, position });
    if (!mayBeSentBy(role, issue.command.type, stream))
      throw new Violation('a role sends nothing that it may not', { by, role, type, position });
    if (undoes === undefined) return;
    const other = log.events.find(
      (each) => each.changeId === undoes && each.by?.kind === 'founder' && each.by.id !== by.id,
    );
    if (other) throw new Violation('undo takes back one’s own alone', { by, undoes, of: other.by });
  }

  /** At some moment since the server began to work on it, somebody could read all that they were given. */
  #checkGiven({ account, workspace, events, since, isAnswer }: Given): void {
    const { roles, truth, committedAt } = this.place(workspace);
    const head = truth.position;
    const before = committedAt.filter((at) => at < since).length;
    const lastOf = (given: readonly RecordedEvent[]): number =>
      given.reduce((most, { position }) => Math.max(most, position), before);
    const strange = events.find((event) => event.workspace !== workspace);
    if (strange) throw new Violation('nothing of another workspace is given', { account, workspace, event: strange });
    if (!isAnswer && !roles.everBetween(account, lastOf(events), head, (role) => role !== null))
      throw new Violation('nothing is given to one who was removed', { account, workspace, last: lastOf(events) });
    const personal = events.filter(hasWords);
    if (personal.length > 0 && !roles.everBetween(account, lastOf(personal), head, readsWords))
      throw new Violation('words about people are for those who edit', { account, workspace, event: personal[0] });
  }

  #around(call: AuthorisedCall, tabOf: () => SimulatedTab, { account, workspace }: Seat): AuthorisedCall {
    return ((path, options) => {
      const tab = tabOf();
      if (tab.state === 'removed')
        this.#fail(new Violation('a page of one who was removed asks for nothing', { tab: tab.name, path }));
      const { commands = [] } = (options?.body ?? {}) as { commands?: readonly Command[] };
      for (const { id } of commands) {
        const seat = this.issues.get(id)?.seat;
        if (seat?.account === account && seat.workspace === workspace) continue;
        this.#fail(new Violation('what waits is sent to its own workspace', { tab: tab.name, id, seat, workspace }));
      }
      return call(path, options);
    }) as AuthorisedCall;
  }

  #noteStored(browser: SimulatedBrowser, ...[method, args, isDone]: Parameters<Noted>): void {
    if (!isDone || (method !== 'addCommands' && method !== 'putAgain' && method !== 'replaceRejections')) return;
    const entries = (method === 'replaceRejections' ? args[2] : args[1]) as readonly { readonly command: Command }[];
    for (const { command } of entries) {
      const issue = this.issues.get(command.id);
      if (issue?.browser === browser) issue.isStored = true;
    }
  }

  #check(): void {
    if (this.#violation) throw this.#violation;
  }

  #try(run: () => void): void {
    try {
      run();
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    this.#violation ??= error;
  }
}

export const keyOf = (seat: Seat): string => workspaceKey(seat.account, chosenOf(seat));
