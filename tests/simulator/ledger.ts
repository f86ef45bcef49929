import { isDeepStrictEqual } from 'node:util';
import { idsOf } from '#app/actors/sync/retried-commands.ts';
import { accessedBy } from '#domain/log/accessed-by.ts';
import { type Command, commandSchema } from '#domain/log/command.ts';
import type { CommandResult } from '#domain/log/command-result.ts';
import { kindOfStream } from '#domain/log/stream-kinds.ts';
import { isLeading } from '#domain/replica/is-leading.ts';
import { isOfServer } from './judgements.ts';
import { isSameAnswer } from './people.ts';
import type { SimulatedBrowser } from './simulated-browser.ts';
import type { SimulatedLog } from './simulated-log.ts';
import type { SimulatedTab } from './simulated-tab.ts';
import { Violation } from './violation.ts';

interface Issue {
  readonly tab: SimulatedTab;
  readonly command: Command;
  /** So many at once that no note outlives a page that is killed before its browser has stored them. */
  readonly isUnnoted: boolean;
  /**
   * Commands that this page alone had issued before without an answer yet, and the ones that bring a part that this one
   * names.
   */
  readonly buildsOn: readonly string[];
  /** Commands before it in its change that take it along if they are refused. */
  readonly leaders: readonly string[];
  isStored: boolean;
  /** Its store was cleared before the server's word on it was heard. */
  isWiped: boolean;
}

/** The founder's commands and the answers to them, against which the log and the screens are checked at the end. */
export class Ledger {
  readonly #issues: Issue[] = [];
  readonly #isErased: (stream: string) => boolean;
  readonly #heard = new Map<string, CommandResult>();
  /** By browser: what the founder has given up or issued anew. */
  readonly #given = new Map<SimulatedBrowser, Set<string>>();
  readonly #wiped = new Set<SimulatedBrowser>();
  /** By browser: commands that it has stored, or would not store. */
  readonly #tried = new Map<SimulatedBrowser, Set<string>>();

  constructor(isErased: (stream: string) => boolean) {
    this.#isErased = isErased;
  }

  get count(): number {
    return this.#issues.length;
  }

  issued(tab: SimulatedTab, command: Command, isUnnoted = false): void {
    const buildsOn = this.#broughtBefore(tab, command);
    const { changeId } = command;
    const leaders = this.#issues.flatMap((each) =>
      each.tab === tab && changeId !== undefined && each.command.changeId === changeId && isLeading(each.command)
        ? [each.command.id]
        : [],
    );
    this.#issues.push({ tab, command, isUnnoted, buildsOn, leaders, isStored: false, isWiped: false });
  }

  /** The browser has stored a command, or has said that it cannot. */
  tried(browser: SimulatedBrowser, commandId: string): void {
    this.#tried.set(browser, (this.#tried.get(browser) ?? new Set()).add(commandId));
  }

  /** A command is sent once its browser has stored it, or has said that it cannot. */
  checkSent(tab: SimulatedTab, commands: readonly Command[]): void {
    const tried = this.#tried.get(tab.browser);
    const hasty = commands.find(({ id }) => !tried?.has(id));
    if (hasty) throw new Violation('what is sent was stored before', { tab: tab.name, id: hasty.id });
  }

  /** A change that is taken back, or done again: what was written last goes first, since it may build on the rest. */
  checkTurned(tab: SimulatedTab, changeId: string): void {
    const of = (id: unknown): readonly Command[] =>
      this.#of(tab.browser).flatMap(({ command }) => ((command.changeId ?? command.id) === id ? [command] : []));
    const turned = of(changeId).filter(({ type }) => type === 'UndoChange');
    const written = [
      ...new Set(
        of(turned[0]?.data['undoes'])
          .filter(isReadable)
          .map(({ stream }) => stream),
      ),
    ];
    const led = [...new Set(turned.map(({ stream }) => stream))];
    const expected = written.toReversed().filter((stream) => led.includes(stream));
    if (isDeepStrictEqual(led, expected)) return;
    throw new Violation('what was written last is undone first', { tab: tab.name, changeId, led, written });
  }

  stored(browser: SimulatedBrowser, commandId: string): void {
    for (const issue of this.#of(browser)) if (issue.command.id === commandId) issue.isStored = true;
  }

  wiped(browser: SimulatedBrowser): void {
    this.#wiped.add(browser);
    for (const issue of this.#of(browser)) if (!this.#heard.has(issue.command.id)) issue.isWiped = true;
  }

  given(browser: SimulatedBrowser, commandId: string): void {
    this.#given.set(browser, (this.#given.get(browser) ?? new Set()).add(commandId));
  }

  isGiven(browser: SimulatedBrowser, commandId: string): boolean {
    return this.#given.get(browser)?.has(commandId) ?? false;
  }

  heard(results: readonly CommandResult[]): void {
    for (const result of results) {
      const before = this.#heard.get(result.id);
      if (before && !isSameAnswer(before, result, this.#isErased)) {
        throw new Violation('the same command gets the same answer', { before, result });
      }
      this.#heard.set(result.id, result);
    }
  }

  lastOf(tab: SimulatedTab, nth: number): Command | undefined {
    return this.#issues.filter((issue) => issue.tab === tab).at(-1 - nth)?.command;
  }

  hasMade(tab: SimulatedTab, changeId: string): boolean {
    return this.#issues.some(({ tab: by, command }) => by === tab && (command.changeId ?? command.id) === changeId);
  }

  commandOf(id: string): Command | undefined {
    return this.#issues.find(({ command }) => command.id === id)?.command;
  }

  /** The log holds what was issued, once, and all of what was acknowledged or safely kept. */
  checkLog(log: SimulatedLog): void {
    const known = new Set(this.#issues.map(({ command }) => command.id));
    for (const id of log.answers.keys()) {
      if (!known.has(id) && !isOfServer(id)) throw new Violation('the server knows only what was issued', { id });
    }
    for (const [id, result] of this.#heard) {
      const [stored] = log.storedResults([id]);
      if (!isSameAnswer(result, stored, this.#isErased)) {
        throw new Violation('what was acknowledged is in the log', { told: result, stored });
      }
    }
    for (const { command, tab, isUnnoted, isStored, isWiped, leaders } of this.#issues) {
      const isFallen = leaders.some((id) => typeof log.answers.get(id) === 'string');
      if (isFallen && !this.#wiped.has(tab.browser) && log.answers.has(command.id)) {
        throw new Violation('what a refused decision leads to is never sent', { id: command.id, leaders });
      }
      const mayBeLost = isFallen || isWiped || !isReadable(command) || (isUnnoted && !isStored);
      if (!mayBeLost && !log.answers.has(command.id)) {
        throw new Violation('what was issued reaches the server', { id: command.id, tab: tab.name });
      }
    }
  }

  /** A page shows each rejection of its browser once, until the founder has dealt with it. */
  checkRejections(tab: SimulatedTab, log: SimulatedLog): void {
    const shown = tab.workspace.rejections.get().flatMap(idsOf);
    const given = this.#given.get(tab.browser) ?? new Set();
    // What its browser could not keep, or other pages cannot read, is known to the page alone in which it was issued.
    const isTold = (each: Issue): boolean => each.tab === tab || (each.isStored && isReadable(each.command));
    const known = this.#of(tab.browser).filter((each) => !each.isWiped && isTold(each));
    // An undo that was refused is told, not kept.
    const issued = known.flatMap(({ command }) => (command.type === 'UndoChange' ? [] : [command]));
    const refused = issued.filter((command) => typeof log.answers.get(command.id) === 'string' || !isReadable(command));
    const due = new Set(refused.map(({ id }) => id).filter((id) => !given.has(id)));
    const missing = this.#wiped.has(tab.browser) ? [] : [...due].filter((id) => !shown.includes(id));
    const ofOurs = new Set(this.#of(tab.browser).map(({ command }) => command.id));
    const strange = shown.filter((id) => given.has(id) || !ofOurs.has(id) || log.answers.get(id) === null);
    if (missing.length > 0 || strange.length > 0 || new Set(shown).size < shown.length) {
      throw new Violation('a rejection is shown once', { tab: tab.name, shown, missing, strange });
    }
    this.#checkCauses(tab, new Set(shown));
  }

  /** Checks that a refusal because of another one, or because of the same part as another one, is shown with it. */
  #checkCauses(tab: SimulatedTab, shown: ReadonlySet<string>): void {
    const parts = new Map<string, string>();
    for (const { command, reason } of tab.workspace.rejections.get()) {
      if (!partReasons.includes(reason) || kindOfStream(command.stream)?.commands[command.type]?.waitsForServer)
        continue;
      const issue = this.#issues.find((each) => each.command.id === command.id);
      const cause = reason === 'node-locked' ? undefined : issue?.buildsOn.find((id) => shown.has(id));
      const [part, ...others] = accessedBy(command, 'requires');
      const key = `${command.stream} ${part} ${reason === 'node-locked'}`;
      const twin = others.length === 0 ? parts.get(key) : undefined;
      if (cause !== undefined || twin !== undefined) {
        throw new Violation('a root cause is shown once', { tab: tab.name, id: command.id, reason, cause, twin });
      }
      if (others.length === 0) parts.set(key, command.id);
    }
  }

  #broughtBefore(tab: SimulatedTab, command: Command): readonly string[] {
    const names = [...accessedBy(command, 'requires')];
    if (names.length === 0) return [];
    const waiting = this.#of(tab.browser).filter(
      (each) => each.command.stream === command.stream && !this.#heard.has(each.command.id),
    );
    return names.flatMap((name) => {
      const bringers = waiting.filter((each) => accessedBy(each.command, 'creates').has(name));
      return bringers.every((each) => each.tab === tab) ? (bringers.at(-1)?.command.id ?? []) : [];
    });
  }

  #of(browser: SimulatedBrowser): readonly Issue[] {
    return this.#issues.filter(({ tab }) => tab.browser === browser);
  }
}

const partReasons: readonly string[] = ['node-missing', 'end-missing', 'node-locked'];

/** One that the server cannot even read is rejected by the client itself. */
export const isReadable = (command: Command): boolean => commandSchema.safeParse(command).success;
