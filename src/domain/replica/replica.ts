import type { Command } from '../log/command.ts';
import type { CommandResult } from '../log/command-result.ts';
import { decideCommand } from '../log/decide-command.ts';
import type { Decision } from '../log/decision.ts';
import type { Reads } from '../log/reads.ts';
import type { RecordedEvent } from '../log/recorded-event.ts';
import { kindNameOf, kindOfStream } from '../log/stream-kinds.ts';
import { rolesIn } from '../team/assignment.ts';
import type { Role } from '../team/role.ts';
import { roleIn, type Team } from '../team/team.ts';
import { teamStreamOf } from '../team/team-kind.ts';
import { applyCommand } from './apply-command.ts';
import { ConfirmedStreams, type ConfirmedView } from './confirmed-streams.ts';
import { dependenciesOf } from './dependencies-of.ts';
import { ErasedPeople } from './erased-people.ts';
import { isLeading } from './is-leading.ts';
import { LatestVerdicts } from './latest-verdicts.ts';
import { type LogOrigin, type SavedStream, unknownOrigin } from './local-snapshot.ts';
import { PendingQueues } from './pending-queues.ts';
import { ReaderRights } from './reader-rights.ts';
import { readersOf } from './readers-of.ts';
import type { Receipt } from './receipt.ts';
import { type RejectedCommand, rejectedAs } from './rejected-command.ts';
import { type RejectedChange, RejectedCommands } from './rejected-commands.ts';
import { entryOf, type OutboxEntry, type StoredCommand } from './stored-command.ts';

/** The streams that may look different now. */
export type ChangedStreams = ReadonlySet<string>;

const unstoredSeq = Number.POSITIVE_INFINITY;

/**
 * One founder's workspace as one client sees it: what is shown is the fold of the confirmed facts, then `decide` over
 * the pending commands. Commands are decided again whenever facts arrive. Reads no clock; ids and times come with the
 * commands.
 */
export class Replica {
  #lastSeq = 0;
  readonly #confirmed = new ConfirmedStreams();
  /** View of the confirmed facts alone. */
  readonly confirmed: ConfirmedView = this.#confirmed;
  readonly #pending = new PendingQueues();
  readonly #shown = new Map<string, unknown>();
  readonly #rejections = new RejectedCommands(
    (stream, names, condition) =>
      kindOfStream(stream)?.blocked?.(this.#confirmed.state(stream), names, condition) ?? [],
  );
  readonly #verdicts = new LatestVerdicts();
  readonly people = new ErasedPeople(this.#confirmed, [this.#pending, this.#rejections]);
  readonly rights: ReaderRights;
  readonly #reads: Reads;

  /** `account` is that of the founder, which sends the commands. */
  constructor(account?: string) {
    this.rights = new ReaderRights(account);
    this.#reads = {
      state: (stream) => this.shown(stream),
      statesOf: (kind) => this.#statesOf(kind),
    };
    if (account === undefined) return;
    const role = () => this.#roleOf(account);
    this.#reads = {
      ...this.#reads,
      actor: {
        id: account,
        get role() {
          return role();
        },
        roleOf: (accountId) => rolesIn(this.#team(), account)(accountId),
      },
    };
  }

  /** Until it is known what the workspace is, its founder works there alone. */
  #roleOf(account: string): Role | null {
    return this.#confirmed.origin.workspace === null ? 'owner' : roleIn(this.#team(), account);
  }

  #team(): Team | undefined {
    const { workspace } = this.#confirmed.origin;
    return workspace === null ? undefined : (this.shown(teamStreamOf(workspace)) as Team | undefined);
  }

  #confirmedTeam(): Team | undefined {
    const { workspace } = this.#confirmed.origin;
    return workspace === null ? undefined : (this.#confirmed.state(teamStreamOf(workspace)) as Team | undefined);
  }

  /** How far the log has been read without a gap. */
  get position(): number {
    return this.#confirmed.position;
  }

  /** Commands that have an effect although their facts have not arrived. */
  get pendingCount(): number {
    return this.#pending.size;
  }

  /** Number of these commands that this browser has not stored, or not yet. */
  get unstoredCount(): number {
    return this.#pending.unstoredCount;
  }

  /** Refused changes, by root cause; the same list until something changes. */
  get rejections(): readonly RejectedChange[] {
    return this.#rejections.roots();
  }

  /** Which log was read. */
  get origin(): LogOrigin {
    return this.#confirmed.origin;
  }

  /** Learns the id of the workspace where there are no facts yet that tell it. */
  learnWorkspace(id: string): void {
    this.#confirmed.learn(id);
  }

  /** The highest place in the outbox that is known of. */
  get lastSeq(): number {
    return this.#lastSeq;
  }

  /** Returns the commands that wait for the server's answer, in the order in which they will be sent. */
  pending(): readonly Command[] {
    return this.#pending.all().flatMap(({ command, isAccepted }) => (isAccepted ? [] : [command]));
  }

  /** Every stream with facts or with pending commands. */
  streams(): ChangedStreams {
    return new Set([...this.#confirmed.names(), ...this.#pending.streams()]);
  }

  /** The state of a stream as it is shown, undefined if there is nothing. */
  shown(stream: string): unknown {
    return this.#shown.has(stream) ? this.#shown.get(stream) : this.#confirmed.state(stream);
  }

  /** Begins anew from a kept copy, or from nothing; pending commands stay and are decided again. */
  restore(position = 0, streams: readonly SavedStream[] = [], origin: LogOrigin = unknownOrigin): ChangedStreams {
    const before = this.streams();
    this.#confirmed.restore(position, streams, origin);
    this.rights.begin(this.#confirmedTeam());
    const now = this.streams();
    return this.#decideAgain(before.size === 0 ? now : new Set([...before, ...now]));
  }

  /** Takes facts in the order of their positions. Known ones change nothing, so that the same may come twice. */
  receive(events: readonly RecordedEvent[]): Receipt {
    const changed = new Set<string>();
    const fresh: RecordedEvent[] = [];
    let outcome: Receipt['outcome'] = 'complete';
    for (const event of events) {
      const folded = this.#confirmed.fold(event);
      if (folded === 'behind' || folded === 'damaged') {
        outcome = folded;
        break;
      }
      if (folded === 'folded') fresh.push(event);
      if (folded === 'folded' && kindNameOf(event.stream) === 'team')
        this.rights.note(event.position, this.#confirmedTeam());
      if (this.#pending.remove(event.commandId) || folded === 'folded') changed.add(event.stream);
    }
    this.#rejections.learn(changed);
    const erased = this.people.learn(fresh);
    return { changed: this.#decideAgain(changed), folded: fresh, outcome, erased };
  }

  /** Returns the decision that a command would get now. */
  decide(command: Command): Decision {
    return decideCommand(this.shown(command.stream), command, 'founder', this.#reads);
  }

  /** Takes new commands of one change into effect, in their order; the answer is what the outbox is to keep. */
  issue(commands: readonly Command[]): { entries: readonly OutboxEntry[]; changed: ChangedStreams } {
    const changed = new Set<string>();
    const leaders: string[] = [];
    const entries = commands.map((given) => {
      const command = this.people.wordless(given);
      const roots = [...leaders, ...dependenciesOf(command, this.#confirmed, this.#pending)];
      const dependsOn = roots.length > 0 ? roots : undefined;
      if (isLeading(command)) leaders.push(command.id);
      for (const stream of this.enqueue(command, unstoredSeq, dependsOn)) changed.add(stream);
      return entryOf({ command, dependsOn });
    });
    return { entries, changed };
  }

  /** Takes a command into effect. `seq` is its place in the outbox, absent while it is not stored. */
  enqueue(given: Command, seq: number = unstoredSeq, dependsOn?: readonly string[]): ChangedStreams {
    this.#noteSeq(seq);
    const command = this.people.wordless(given);
    const entry = entryOf({ command, dependsOn });
    if (this.#pending.get(command.id) || this.#rejections.knows(command.id)) return new Set();
    const verdict = this.#verdicts.of(command.id);
    if (verdict !== undefined) {
      if (verdict !== null) this.#rejections.put(rejectedAs(verdict, { ...entry, seq }));
      return new Set();
    }
    const before = this.shown(command.stream);
    const isLast = this.#pending.put({ ...entry, seq, isAccepted: false });
    const changed = new Set([command.stream]);
    if (!isLast || readersOf(this.#pending, changed).length > 0) return this.#decideAgain(changed);
    this.#shown.set(command.stream, applyCommand(before, command, this.#reads));
    return changed;
  }

  /** Takes what is in the outbox already, in its order. */
  take(stored: readonly StoredCommand[]): ChangedStreams {
    const changed = new Set<string>();
    for (const { command, seq, dependsOn } of stored)
      for (const stream of this.enqueue(command, seq, dependsOn)) changed.add(stream);
    return changed;
  }

  /** Commands have got their places in the outbox. */
  stored(commands: readonly StoredCommand[]): ChangedStreams {
    const changed = new Set<string>();
    const hasReaders = this.#pending.reading().length > 0;
    for (const { command, seq } of commands) {
      this.#noteSeq(seq);
      const pending = this.#pending.get(command.id);
      if (!pending) continue;
      const others = this.#pending.of(command.stream);
      const staysLast = others.at(-1) === pending && others.every((each) => each === pending || each.seq <= seq);
      this.#pending.put({ ...pending, seq });
      if (hasReaders || !staysLast) changed.add(command.stream);
    }
    return this.#decideAgain(changed);
  }

  /**
   * Takes the server's word. What it accepted stays in effect until its facts arrive in order, which may be at once;
   * what it rejected has no effect from now on.
   */
  acknowledge(results: readonly CommandResult[]): Receipt {
    const changed = new Set<string>();
    const events: RecordedEvent[] = [];
    for (const result of results) {
      const pending = this.#pending.get(result.id);
      this.#verdicts.note(result);
      if (pending && result.status === 'rejected') {
        this.#rejections.put(rejectedAs(result.reason, pending));
        this.#pending.remove(result.id);
        changed.add(pending.command.stream);
      } else if (pending && result.status === 'accepted' && result.events.length === 0) {
        this.#pending.remove(result.id);
        changed.add(pending.command.stream);
      } else if (pending) pending.isAccepted = true;
      if (result.status === 'accepted') events.push(...result.events);
    }
    const received = this.receive(events.sort((a, b) => a.position - b.position));
    return { ...received, changed: this.#decideAgain(new Set([...changed, ...received.changed])) };
  }

  /** Returns the commands that fall with a rejected command: it led them in their change, and they were never sent. */
  fallenWith({ id, changeId = id }: Command): readonly Command[] {
    return this.#pending
      .all()
      .flatMap(({ command, dependsOn = [] }) =>
        command.changeId === changeId && dependsOn.includes(id) ? [command] : [],
      );
  }

  /** A pending command as it is kept once the server has refused it. */
  rejection(commandId: string, reason: string): RejectedCommand | undefined {
    const pending = this.#pending.get(commandId);
    return pending && rejectedAs(reason, pending);
  }

  /** Takes away a rejected command with those that failed because it did, or `only` these; undefined if there is none (any more). */
  takeRejected(commandId: string, only?: readonly string[]): RejectedChange | undefined {
    return this.#rejections.take(commandId, only);
  }

  /** Whether a rejected command was dealt with, here or in another tab. */
  isGivenUp(commandId: string): boolean {
    return this.#rejections.isGivenUp(commandId);
  }

  /** The server has forgotten what it took: whatever waits for its facts is to be sent again. */
  sendAgain(): void {
    this.#verdicts.forget();
    for (const pending of this.#pending.all()) pending.isAccepted = false;
  }

  /** The outbox was thrown away with all its places; the answer is what it is to keep again, in the order of issuing. */
  loseOutbox(): readonly OutboxEntry[] {
    this.#lastSeq = 0;
    const waiting = this.#pending.asHeard().filter(({ isAccepted }) => !isAccepted);
    for (const pending of waiting) this.#pending.put({ ...pending, seq: unstoredSeq });
    return waiting.map(entryOf);
  }

  /** Rejected commands were taken away in another tab. */
  giveUp(commandIds: readonly string[]): void {
    this.#rejections.giveUp(commandIds);
  }

  /**
   * Makes good for messages that never came: what this browser has stored is the truth about stored commands.
   * `horizon` is what `lastSeq` was before the outbox was read; nothing can be said about later commands.
   */
  reconcile(outbox: readonly StoredCommand[], rejections: readonly RejectedCommand[], horizon: number): ChangedStreams {
    const changed = new Set<string>();
    const stored = new Set(outbox.map(({ command }) => command.id));
    for (const rejected of rejections) {
      const { id, stream } = rejected.command;
      if (this.#pending.remove(id)) changed.add(stream);
      this.#rejections.put({ ...rejected, command: this.people.wordless(rejected.command) });
    }
    for (const { command, seq, isAccepted } of this.#pending.all()) {
      if (seq > horizon || isAccepted || stored.has(command.id)) continue;
      this.#pending.remove(command.id);
      changed.add(command.stream);
    }
    for (const stream of this.take(outbox)) changed.add(stream);
    return this.#decideAgain(changed);
  }

  #noteSeq(seq: number): void {
    if (seq !== unstoredSeq) this.#lastSeq = Math.max(this.#lastSeq, seq);
  }

  /**
   * Decides the pending commands of streams again. Hides their old results meanwhile, so that no command reads its own
   * effect.
   */
  #decideAgain(streams: ChangedStreams): ChangedStreams {
    // A copy that is opened has thousands of streams, of which few if any wait for something.
    if (this.#pending.size === 0 && this.#shown.size === 0) return streams;
    const readers = readersOf(this.#pending, streams);
    for (const stream of [...streams, ...readers]) this.#shown.delete(stream);
    const ordered = new Set([...[...streams].filter((stream) => !readers.includes(stream)), ...readers]);
    for (const stream of ordered) {
      const queue = this.#pending.of(stream);
      if (queue.length === 0) continue;
      let state = this.#confirmed.state(stream);
      for (const { command } of queue) state = applyCommand(state, command, this.#reads);
      this.#shown.set(stream, state);
    }
    return ordered;
  }

  *#statesOf(kind: string): Iterable<unknown> {
    const pending = this.#pending.streams().filter((stream) => kindNameOf(stream) === kind);
    for (const stream of new Set([...this.#confirmed.namesOf(kind), ...pending])) {
      const state = this.shown(stream);
      if (state !== undefined) yield state;
    }
  }
}
