import type { CommandResult } from '#domain/log/command-result.ts';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import type { AppendOutcome } from '#server/event-store/append-one-plan.ts';
import type { EventPage } from '#server/event-store/event-store.ts';
import type { FoldedStream } from '#server/event-store/folded-stream.ts';
import type { Head } from '#server/event-store/log-state.ts';
import type { MissingFacts } from '#server/event-store/log-storage.ts';
import { splitPersonal } from '#server/event-store/personal-values.ts';
import { allAnswers, factsOf, type Plan } from '#server/event-store/plan.ts';
import { firstHash, type SealedEvent } from '#server/event-store/verify-chain.ts';
import { dueRows } from '#server/judgement/due.projection.ts';
import { type DueRow, takenForMs } from '#server/judgement/take-due.ts';
import type { Plants, ProcessId } from './simulation.ts';

export interface Lock {
  readonly owner: ProcessId;
  staged: Plan | null;
}

type TakenRow = DueRow & { readonly takenUntil?: number };

/** The rows of one workspace and its lock, with the rules of the database: what is appended together is kept together. */
export class SimulatedLog {
  head: Head = { position: 0, hash: firstHash };
  readonly sealed: SealedEvent[] = [];
  readonly events: RecordedEvent[] = [];
  /** The reason, or null where the command was accepted. */
  readonly answers = new Map<string, string | null>();
  /** JSON by stream and version of the fold. */
  readonly #snapshots = new Map<string, string>();
  readonly #versions = new Map<string, number>();
  /** Facts with personal values that are stored apart: position and fields, by person. */
  readonly #apart = new Map<string, { readonly position: number; readonly fields: readonly string[] }[]>();
  #due: TakenRow[] = [];
  readonly #waiting: (() => void)[] = [];
  #lock: Lock | null = null;
  readonly #grown: (events: readonly RecordedEvent[]) => void;
  readonly #plants: Plants;
  /** False where a plan is carried out whatever the head is: a planted bug. */
  readonly #comparesHead: boolean;

  constructor(grown: (events: readonly RecordedEvent[]) => void, plants: Plants) {
    this.#grown = grown;
    this.#plants = plants;
    this.#comparesHead = plants.lostLock !== true;
  }

  /** Lists the judgements whose time had come by then. */
  dueBy(now: Date): readonly TakenRow[] {
    return this.#due.filter(({ dueAt }) => dueAt <= now);
  }

  takeDue(now: Date): DueRow | undefined {
    const isFree = ({ takenUntil = 0 }: TakenRow): boolean => takenUntil <= now.getTime();
    const due = this.#plants.earlyDue ? this.#due : this.dueBy(now);
    const first = due.filter(isFree).toSorted((a, b) => a.dueAt.getTime() - b.dueAt.getTime())[0];
    if (!first) return undefined;
    const takenUntil = this.#plants.lostClaim ? Number.POSITIVE_INFINITY : now.getTime() + takenForMs;
    this.#due = this.#due.map((row) => (row === first ? { ...first, takenUntil } : row));
    return first;
  }

  withoutDue({ experimentId, dueAt }: DueRow): void {
    this.#due = this.#due.filter((row) => row.experimentId !== experimentId || row.dueAt.getTime() !== dueAt.getTime());
  }

  /** All that is kept of what was said and done, as text. */
  text(): string {
    return JSON.stringify([this.sealed, [...this.#snapshots]]);
  }

  readMissing(known: ReadonlyMap<string, number>): MissingFacts {
    const facts = this.events.filter(({ stream, version }) => version > (known.get(stream) ?? version));
    return { head: this.head, facts };
  }

  readSnapshots(wanted: ReadonlyMap<string, number>): ReadonlyMap<string, FoldedStream> {
    const found = [...wanted].map(([stream, fold]) => [stream, this.#snapshots.get(`${stream} ${fold}`)] as const);
    return new Map(found.flatMap(([stream, text]) => (text === undefined ? [] : [[stream, JSON.parse(text)]])));
  }

  writeSnapshot(stream: string, folded: FoldedStream): void {
    if (folded.version > (this.#versions.get(stream) ?? 0)) return;
    this.#snapshots.set(`${stream} ${folded.foldVersion}`, JSON.stringify(folded));
  }

  streamsOfKinds(kinds: ReadonlySet<string>): readonly string[] {
    return [...this.#versions.keys()].filter((stream) => kinds.has(stream.split('-', 1)[0] ?? ''));
  }

  readInterviews(experimentId: string): readonly RecordedEvent[] {
    const logged = this.events.filter(
      ({ type, data }) => type === 'InterviewLogged' && data['experimentId'] === experimentId,
    );
    const streams = new Set(logged.map(({ stream }) => stream));
    const found = this.sealed.filter(({ event }) => streams.has(event.stream));
    // Nobody who judges is told what lies apart.
    return found.map((sealed) => splitPersonal(sealed, this.#fieldsApart(sealed.event)).rest.event);
  }

  storedResults(ids: readonly string[]): CommandResult[] {
    return ids.flatMap((id): CommandResult[] => {
      const reason = this.answers.get(id);
      if (reason === undefined) return [];
      if (reason !== null) return [{ id, status: 'rejected', reason }];
      return [{ id, status: 'accepted', events: this.events.filter(({ commandId }) => commandId === id) }];
    });
  }

  readEvents(after: number, limit: number): EventPage {
    const events = this.events.slice(after, after + limit);
    return { events, position: events.at(-1)?.position ?? after };
  }

  /** Runs `run` once no other process holds the lock; a row that is locked is not written to. */
  whenFree(owner: ProcessId, run: () => void): void {
    if (!this.#lock || this.#lock.owner === owner) run();
    else this.#waiting.push(() => this.whenFree(owner, run));
  }

  lock(owner: ProcessId): Lock {
    this.#lock = { owner, staged: null };
    return this.#lock;
  }

  /** Ends a transaction; what was staged in it is kept or forgotten. */
  unlock(lock: Lock, isKept: boolean): void {
    if (this.#lock !== lock) return;
    if (isKept && lock.staged) this.#carryOut(lock.staged);
    this.#lock = null;
    for (const next of this.#waiting.splice(0)) next();
  }

  /** A process has died: its transaction is rolled back. */
  release(owner: ProcessId): void {
    if (this.#lock?.owner === owner) this.unlock(this.#lock, false);
  }

  judge(plan: Plan): AppendOutcome {
    const { head } = plan.before;
    const answers = allAnswers(plan);
    if (this.#comparesHead && (head.position !== this.head.position || head.hash !== this.head.hash))
      return 'overtaken';
    if (answers.some(({ id }) => this.answers.has(id))) return 'repeated';
    const facts = factsOf(answers);
    const isTaken = facts.some(({ event }) => event.version <= (this.#versions.get(event.stream) ?? 0));
    return isTaken && this.#comparesHead ? 'overtaken' : 'appended';
  }

  append(plan: Plan): AppendOutcome {
    const outcome = this.judge(plan);
    if (outcome === 'appended') this.#carryOut(plan);
    return outcome;
  }

  #carryOut(plan: Plan): void {
    const answers = allAnswers(plan);
    for (const answer of answers) this.answers.set(answer.id, 'reason' in answer ? answer.reason : null);
    // A judgement follows the fact that caused it, and other commands of the group come after it.
    const facts = factsOf(answers);
    const fresh = facts.toSorted((a, b) => a.event.position - b.event.position);
    // What a statement deletes was there before it.
    if (!this.#plants.keptWords) for (const { erases } of fresh) if (erases !== undefined) this.#erase(erases);
    for (const { event, seals, personal } of fresh) {
      this.sealed.push(frozen({ event, seals }));
      this.events.push(event);
      this.#versions.set(event.stream, event.version);
      if (!personal) continue;
      const { subject, fields } = personal;
      this.#apart.set(subject, [...(this.#apart.get(subject) ?? []), { position: event.position, fields }]);
    }
    const events = fresh.map(({ event }) => event);
    this.#noteDue(events);
    this.head = plan.after.head;
    if (events.length > 0) this.#grown(events);
  }

  #noteDue(events: readonly RecordedEvent[]): void {
    const { added, closed } = dueRows(events);
    const done = new Set(closed.map(({ experiment_id }) => experiment_id));
    this.#due = [
      ...this.#due.filter(({ experimentId }) => !done.has(experimentId)),
      ...added.map((row) => ({
        workspaceId: row.workspace_id,
        experimentId: row.experiment_id,
        dueAt: new Date(row.due_at),
      })),
    ];
  }

  #fieldsApart({ stream, position }: RecordedEvent): readonly string[] {
    return this.#apart.get(stream)?.find((each) => each.position === position)?.fields ?? [];
  }

  #erase(subject: string): void {
    for (const { position, fields } of this.#apart.get(subject) ?? []) {
      const { rest } = splitPersonal(this.sealed[position - 1] as SealedEvent, fields);
      this.sealed[position - 1] = frozen(rest);
      this.events[position - 1] = rest.event;
    }
    this.#apart.delete(subject);
  }
}

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const each of Object.values(value)) frozen(each);
  return Object.freeze(value);
}
