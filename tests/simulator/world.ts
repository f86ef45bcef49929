import { isDeepStrictEqual } from 'node:util';
import type { Verdicts } from '#adapters/local-database/local-database.ts';
import type { CopyMeta } from '#adapters/local-database/snapshot-rows.ts';
import { pageLength } from '#adapters/log-api/log-api.ts';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';
import type { Command } from '#domain/log/command.ts';
import type { CommandResult } from '#domain/log/command-result.ts';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import { foldVersions } from '#domain/log/stream-kinds.ts';
import { sameFolds } from '#domain/replica/local-snapshot.ts';
import type { OutboxEntry } from '#domain/replica/stored-command.ts';
import { Dice } from './dice.ts';
import { Ledger } from './ledger.ts';
import { checkForgotten, wordless } from './people.ts';
import type { Plan } from './plan.ts';
import { hastySending, plantedCall } from './plants.ts';
import { PutChanges } from './put-changes.ts';
import { type Noted, SimulatedBrowser } from './simulated-browser.ts';
import { SimulatedLog } from './simulated-log.ts';
import { fairWeather } from './simulated-network.ts';
import { SimulatedServer } from './simulated-server.ts';
import { SimulatedTab } from './simulated-tab.ts';
import { account, type Plants, type Simulation, workspaceId } from './simulation.ts';
import { soloEntrance } from './solo-entrance.ts';
import { Truth } from './truth.ts';
import { Violation } from './violation.ts';
import { VirtualTime } from './virtual-time.ts';

/** All that there is in one run, and what must hold at every moment of it. */
export class World {
  readonly simulation: Simulation;
  readonly log: SimulatedLog;
  readonly servers: readonly SimulatedServer[];
  readonly browsers: SimulatedBrowser[];
  readonly truth = new Truth();
  readonly ledger = new Ledger((stream) => this.truth.erased.has(stream));
  /** By place in the plan; a place is empty until its tab is opened and after it has gone. */
  readonly tabs: (SimulatedTab | null)[];
  readonly #browserOf: readonly number[];
  /** Where the log ended when a page, or one of its browser before it, read it to its end. */
  readonly #ends = new Map<SimulatedBrowser | SimulatedTab, number>();
  readonly #sending = new Set<SimulatedTab>();
  readonly #putChanges = new PutChanges((tab, changeId) => this.ledger.hasMade(tab, changeId));
  readonly #copies = new Map<SimulatedBrowser, CopyMeta | null>();
  #opened = 0;
  #violation: unknown = null;

  constructor({ seed, servers, browserOf }: Plan, plants: Plants = {}, time = new VirtualTime()) {
    this.simulation = { seed, time, leapMs: 0, faults: { database: 0, refusal: null, claims: 0 }, plants };
    const dice = new Dice(seed, 'notify');
    this.log = new SimulatedLog((events) => this.#grown(events, dice), plants);
    this.servers = Array.from(
      { length: servers },
      (_, n) =>
        new SimulatedServer({
          ...{ simulation: this.simulation, name: `server ${n}`, enter: soloEntrance(this.simulation) },
          logs: { all: [this.log], of: () => this.log },
        }),
    );
    this.#browserOf = browserOf;
    this.browsers = Array.from({ length: Math.max(...browserOf) + 1 }, (_, n) => this.#browser(`browser ${n}`));
    this.tabs = browserOf.map(() => null);
  }

  get open(): readonly SimulatedTab[] {
    return this.tabs.filter((tab) => tab !== null);
  }

  /** Time passes; whatever breaks a rule on the way is thrown. */
  async passUntil(until: number, isEnough: () => boolean = () => false): Promise<void> {
    while (!isEnough() && (await this.simulation.time.step(until))) this.#check();
    this.#check();
  }

  openTab(place: number): void {
    const browser = this.browsers[this.#browserOf[place] ?? 0];
    if (this.tabs[place] || !browser) return;
    this.tabs[place] = this.#tab(browser);
  }

  /** A page of a browser that was never here. */
  openElsewhere(): SimulatedTab {
    const browser = this.#browser(`browser ${this.browsers.length}`);
    this.browsers.push(browser);
    const tab = this.#tab(browser);
    this.tabs.push(tab);
    return tab;
  }

  leave(place: number, how: 'kill' | 'close'): void {
    const tab = this.tabs[place];
    if (!tab) return;
    tab[how]();
    this.tabs[place] = null;
    const { name, timersRunning } = tab;
    if (how === 'close' && timersRunning > 0)
      throw new Violation('a page that is closed leaves no timer', { tab: name, timersRunning });
  }

  wipe(browser: SimulatedBrowser): void {
    browser.wipe();
    this.ledger.wiped(browser);
    this.#copies.delete(browser);
    this.#putChanges.wiped(browser);
    // What an open page holds it writes down again.
    const ends = this.open.flatMap((tab) => (tab.browser === browser ? (this.#ends.get(tab) ?? []) : []));
    if (ends.length > 0) this.#ends.set(browser, Math.min(...ends));
    else this.#ends.delete(browser);
  }

  /** Nothing goes wrong any more. */
  heal(): void {
    Object.assign(this.simulation.faults, { database: 0, refusal: null, claims: 0 });
    for (const server of this.servers) server.start();
    for (const browser of this.browsers) {
      Object.assign(browser.weather, fairWeather);
      browser.storageFault = null;
    }
  }

  /** A page that waits for nothing shows the log as far as it has read it. */
  checkShown(tab: SimulatedTab): void {
    const shown = tab.everything();
    if (!tab.gate.areHere(shown.keys()))
      throw new Violation('what is shown has waited for its rules', { tab: tab.name });
    if (tab.state === 'loading' || tab.state === 'idle' || tab.workspace.pendingCount.get() > 0) return;
    const expected = this.truth.at(tab.position);
    if (isDeepStrictEqual(shown, expected)) return;
    for (const [stream, state] of expected) {
      if (this.#isShown(tab, stream, shown.get(stream), state)) continue;
      const { name, position } = tab;
      throw new Violation('what is shown is the log', {
        tab: name,
        position,
        shown: shown.get(stream),
        expected: state,
      });
    }
    if (shown.size === expected.size) return;
    throw new Violation('what is shown is the log', { tab: tab.name, streams: [...shown.keys()] });
  }

  /** Nobody who was erased is named anywhere: nor by the log, nor by what a page shows or a browser keeps. */
  checkForgotten(): void {
    const texts = new Map([['the log', this.log.text()]]);
    for (const browser of this.browsers) texts.set(browser.name, browser.text());
    for (const tab of this.open) texts.set(tab.name, tab.text());
    checkForgotten(this.truth.erased.keys(), texts);
  }

  /** A page that has not read of an erasure may have read what was before it with words or, later, without. */
  #isShown({ position }: SimulatedTab, stream: string, shown: unknown, expected: unknown): boolean {
    if (isDeepStrictEqual(shown, expected)) return true;
    const erasedAt = this.truth.erased.get(stream) ?? 0;
    return position < erasedAt && isDeepStrictEqual(wordless(shown), wordless(expected));
  }

  #browser(name: string): SimulatedBrowser {
    return new SimulatedBrowser(this.simulation, name);
  }

  #tab(browser: SimulatedBrowser): SimulatedTab {
    this.#opened += 1;
    const { simulation, servers, ledger } = this;
    const tab: SimulatedTab = new SimulatedTab({
      simulation,
      browser,
      servers,
      name: `tab ${this.#opened}`,
      ...{ account, chosen: null },
      noted: (method, args, isDone) => {
        noteTried(ledger, browser, method, args, isDone);
        this.#putChanges.note(tab, method, args, isDone);
        if (isDone) this.#noteDone(tab, method, args);
      },
      around: (call, mine) => this.#around(call, mine),
    });
    const end = this.#ends.get(browser);
    if (end !== undefined) this.#ends.set(tab, end);
    return tab;
  }

  #around(call: AuthorisedCall, tab: SimulatedTab): AuthorisedCall {
    const { plants } = this.simulation;
    const watched = this.#watched(plantedCall(plants, call), tab);
    return plants.hastySend ? hastySending(watched, () => tab.workspace.pending.get()) : watched;
  }

  #watched(call: AuthorisedCall, tab: SimulatedTab): AuthorisedCall {
    return (async (path, options) => {
      const isSending = options?.method === 'POST';
      if (isSending) this.#beginSending(tab, options.body as unknown as { commands: Command[] });
      try {
        const answer = (await call(path, options)) as { results?: CommandResult[]; events?: RecordedEvent[] };
        if (answer.results) this.#try(() => this.ledger.heard(answer.results ?? []));
        if (answer.events) this.#noteEnd(tab, path, answer.events.length);
        return answer;
      } finally {
        if (isSending) this.#sending.delete(tab);
      }
    }) as AuthorisedCall;
  }

  #beginSending(tab: SimulatedTab, { commands }: { readonly commands: readonly Command[] }): void {
    this.#try(() => this.ledger.checkSent(tab, commands));
    const other = [...this.#sending].find((each) => each.browser === tab.browser && !each.isGone && each !== tab);
    if (other) this.#fail(new Violation('one tab of a browser sends', { tab: tab.name, other: other.name }));
    this.#sending.add(tab);
  }

  #noteDone(tab: SimulatedTab, method: Parameters<Noted>[0], args: readonly unknown[]): void {
    this.#noteCopy(tab.browser);
    if (method === 'settle') this.#noteSettled(tab.browser, args[1] as Verdicts);
    if (method === 'readChanges') this.#try(() => this.#putChanges.checkRead(tab, args[1] as readonly string[]));
  }

  /** A copy that holds the whole log never says that it holds a part, unless it was begun anew. */
  #noteCopy(browser: SimulatedBrowser): void {
    const before = this.#copies.get(browser);
    const { meta } = browser.database.kept(account);
    this.#copies.set(browser, meta);
    if (!before?.isComplete || !meta || meta.isComplete || meta.position < before.position) return;
    this.#fail(new Violation('a whole copy stays whole', { browser: browser.name, position: meta.position }));
  }

  /** A command that was accepted leaves the outbox once its facts are in the copy: it is shown without a network too. */
  #noteSettled({ name, database }: SimulatedBrowser, { settled }: Verdicts): void {
    const { outbox, meta } = database.kept(account);
    // A copy of older code is thrown away as a whole when it is next read.
    if (meta && !sameFolds(meta.folds, foldVersions())) return;
    const waiting = new Set(outbox.map(({ command }) => command.id));
    const position = meta?.position ?? 0;
    const lost = this.log.events.find(
      (event) => event.position > position && settled.includes(event.commandId) && !waiting.has(event.commandId),
    );
    if (lost) this.#fail(new Violation('what was done stays here', { browser: name, position, lost }));
  }

  #noteEnd(tab: SimulatedTab, path: string, count: number): void {
    if (count >= pageLength) return;
    const end = Number(new URLSearchParams(path.slice(path.indexOf('?'))).get('after')) + count;
    for (const each of [tab, tab.browser]) this.#ends.set(each, Math.min(end, this.#ends.get(each) ?? end));
  }

  #grown(events: readonly RecordedEvent[], dice: Dice): void {
    this.#try(() => {
      for (const event of events) this.truth.take(event);
    });
    for (const server of this.servers)
      this.simulation.time.after(dice.between(0, 20), () => server.notify(workspaceId));
  }

  #check(): void {
    if (this.#violation) throw this.#violation;
    for (const tab of this.open) {
      checkFault(tab);
      if (!tab.workspace.isComplete.get()) continue;
      const end = this.#ends.get(tab);
      if (end === undefined || tab.position < end) {
        throw new Violation('a part is not shown as the whole', { tab: tab.name, position: tab.position, end });
      }
    }
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

/** Work that was lost is told before all else, and otherwise what happened last. */
function checkFault(tab: SimulatedTab): void {
  const { told, shown } = tab.faults;
  const expected = told.find(({ lost }) => lost > 0) ?? told.at(-1) ?? null;
  if (shown === expected) return;
  throw new Violation('the worst that happened to a copy is shown', { tab: tab.name, told, shown });
}

function noteTried(ledger: Ledger, browser: SimulatedBrowser, ...[method, args, isDone]: Parameters<Noted>): void {
  if (method !== 'addCommands' && method !== 'putAgain' && method !== 'replaceRejections') return;
  const entries = (method === 'replaceRejections' ? args[2] : args[1]) as readonly OutboxEntry[];
  for (const { command } of entries) {
    ledger.tried(browser, command.id);
    if (isDone) ledger.stored(browser, command.id);
  }
}
