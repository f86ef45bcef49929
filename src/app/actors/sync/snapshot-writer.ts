import type { LocalDatabase, Verdicts } from '#adapters/local-database/local-database.ts';
import type { KeepOutcome, SnapshotUpdate } from '#adapters/local-database/snapshot-update.ts';
import { isPersonalStream } from '#domain/log/is-personal-stream.ts';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import { foldVersions } from '#domain/log/stream-kinds.ts';
import type { Erasure } from '#domain/replica/erasure.ts';
import { type KeptFact, keptFactOf } from '#domain/replica/kept-fact.ts';
import type { RejectedCommand } from '#domain/replica/rejected-command.ts';
import type { Replica } from '#domain/replica/replica.ts';
import type { StorageWatch } from './storage-watch.ts';
import type { SyncPorts } from './sync-ports.ts';

type Write = (update: SnapshotUpdate) => Promise<KeepOutcome>;

/** More facts than these are not written one by one: all states are. */
const factsMost = 500;
/** How many facts of a log that is read from its beginning are kept at first; then always half as many as are kept. */
const firstPart = 2000;

/** Keeps the local copy in step with the replica: the facts that came since the last time, one write after the other. */
export class SnapshotWriter {
  readonly #database: LocalDatabase;
  readonly #account: string;
  readonly #replica: Replica;
  readonly #watch: StorageWatch;
  readonly #whenIdle: SyncPorts['whenIdle'];
  readonly #rightsAt: () => number;
  /** Facts after `#keptUpTo`, unless they are too many. */
  #facts: KeptFact[] = [];
  #keptUpTo = 0;
  /** People whose words may still be kept beside the copy. */
  #erased: readonly Erasure[] = [];
  /** Counts restarts of the replica: a write from before a restart says nothing of the current copy. */
  #beginnings = 0;
  #isComplete = false;
  #last: Promise<unknown> = Promise.resolve();
  /** The last write has failed. */
  #isBehind = false;
  #isFoldingIn = false;
  #isStopped = false;

  constructor(
    { database, whenIdle }: Pick<SyncPorts, 'database' | 'whenIdle'>,
    account: string,
    replica: Replica,
    watch: StorageWatch,
    rightsAt: () => number,
  ) {
    this.#database = database;
    this.#account = account;
    this.#replica = replica;
    this.#watch = watch;
    this.#whenIdle = whenIdle;
    this.#rightsAt = rightsAt;
  }

  /** The copy is what the replica holds now. */
  begin(isComplete: boolean): void {
    this.#beginnings += 1;
    this.#facts = [];
    this.#keptUpTo = this.#replica.position;
    // Another page may have been closed before it heard of them.
    this.#erased = [...this.#erased, ...this.#replica.people.all()];
    this.#isComplete = isComplete;
  }

  /** The log has been read to its end. */
  complete(): void {
    this.#isComplete = true;
  }

  /** Facts have been folded, in their order, and have erased people. */
  note(folded: readonly RecordedEvent[], erased: readonly Erasure[]): void {
    this.#erased = [...this.#erased, ...erased];
    if (this.#unkept <= factsMost) this.#facts.push(...folded.map(keptFactOf));
    else this.#facts = [];
  }

  /** Writes nothing from now on, so that what is cleared at a sign-out does not come back. */
  stop(): void {
    this.#isStopped = true;
  }

  /** Never rejects: a failure is told, and the next write makes up for it. */
  save(): Promise<void> {
    return this.#afterLast((update) => this.#database.saveCopy(this.#account, update));
  }

  /** Tries again what could not be written, which may be words that must not stay here. Resolves to whether it is written now. */
  async catchUp(): Promise<boolean> {
    if (this.#isBehind) await this.save();
    return !this.#isBehind;
  }

  /** Saves like `save`, but only now and then, so that a long log is not written as many times as it has pages. */
  async savePart(): Promise<void> {
    if (this.#unkept >= firstPart + this.#keptUpTo / 2) await this.save();
  }

  /** Lets commands go in the same step that keeps their facts. */
  settle(verdicts: Verdicts): Promise<void> {
    return this.#afterLast((update) => this.#database.settle(this.#account, this.#current(verdicts), update));
  }

  get #unkept(): number {
    return this.#replica.position - this.#keptUpTo;
  }

  /** The founder may have dealt with a refusal before it is written. */
  #current({ settled, rejected, ...rest }: Verdicts): Verdicts {
    const isGivenUp = ({ command }: RejectedCommand): boolean => this.#replica.isGivenUp(command.id);
    const gone = rejected.filter(isGivenUp).map(({ command }) => command.id);
    return { ...rest, settled: [...settled, ...gone], rejected: rejected.filter((each) => !isGivenUp(each)) };
  }

  #afterLast(write: Write): Promise<void> {
    const next = this.#last.then(() => this.#write(write));
    this.#last = next;
    return next;
  }

  async #write(write: Write): Promise<void> {
    if (this.#isStopped) return;
    const beginning = this.#beginnings;
    const erased = this.#erased;
    const position = await this.#watch.try(this.#writeOrRewrite(write));
    this.#isBehind = position === undefined;
    if (position === undefined) return;
    if (beginning === this.#beginnings) this.#kept(position);
    this.#erased = this.#erased.filter((each) => !erased.includes(each));
    this.#watch.succeeded();
  }

  #kept(position: number): void {
    this.#keptUpTo = position;
    this.#facts = this.#facts.filter((fact) => fact.position > position);
  }

  /** Resolves to the position up to which the copy is kept now. */
  async #writeOrRewrite(write: Write): Promise<number> {
    const update = this.#update();
    const outcome = await write(update);
    if (outcome === 'long') void this.#compact();
    if (outcome !== 'gap' || this.#isStopped) return update.position;
    const whole = this.#whole();
    await write(whole);
    return whole.position;
  }

  /** Folds the facts into the states. The next write tries a failed one again: nobody misses it. */
  async #compact(): Promise<void> {
    if (this.#isFoldingIn) return;
    this.#isFoldingIn = true;
    await this.#whenIdle();
    if (!this.#isStopped) await this.#database.compact(this.#account, this.#replica.confirmed).catch(() => {});
    this.#isFoldingIn = false;
  }

  #update(): SnapshotUpdate {
    if (this.#facts.length !== this.#unkept) return this.#whole();
    const personal = new Set(this.#facts.map(({ stream }) => stream).filter(isPersonalStream));
    return {
      ...this.#reached(),
      from: this.#keptUpTo,
      facts: [...this.#facts],
      ...(personal.size > 0 && { personal: this.#replica.confirmed.saved(personal) }),
    };
  }

  #whole(): SnapshotUpdate {
    const { confirmed } = this.#replica;
    return { ...this.#reached(), streams: confirmed.saved(confirmed.names()) };
  }

  #reached() {
    const { position, origin, count } = this.#replica.confirmed;
    return {
      ...{ position, folds: foldVersions(), ...origin, isComplete: this.#isComplete, streamCount: count },
      rightsAt: this.#rightsAt(),
      ...(this.#erased.length > 0 && { erased: this.#erased }),
    };
  }
}
