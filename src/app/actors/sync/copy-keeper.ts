import type { CopyUpdate, KeepOutcome, LocalDatabase, Verdicts } from '#adapters/local-database/local-database.ts';
import { foldVersions } from '#domain/log/stream-kinds.ts';
import type { RejectedCommand } from '#domain/replica/rejected-command.ts';
import type { Replica } from '#domain/replica/replica.ts';
import type { StorageWatch } from './storage-watch.ts';

type Write = (update: CopyUpdate) => Promise<KeepOutcome>;

/** Keeps the local copy in step with the replica: what has changed since the last time, one write after the other. */
export class CopyKeeper {
  readonly #database: LocalDatabase;
  readonly #account: string;
  readonly #replica: Replica;
  readonly #watch: StorageWatch;
  readonly #changed = new Set<string>();
  #keptUpTo = 0;
  #isComplete = false;
  #last: Promise<unknown> = Promise.resolve();
  #isStopped = false;

  constructor(database: LocalDatabase, account: string, replica: Replica, watch: StorageWatch) {
    this.#database = database;
    this.#account = account;
    this.#replica = replica;
    this.#watch = watch;
  }

  /** The copy is what the replica holds now. */
  begin(isComplete: boolean): void {
    this.#changed.clear();
    this.#keptUpTo = this.#replica.position;
    this.#isComplete = isComplete;
  }

  /** The log has been read to its end. */
  complete(): void {
    this.#isComplete = true;
  }

  note(changed: Iterable<string>): void {
    for (const stream of changed) this.#changed.add(stream);
  }

  /** Writes nothing from now on, so that what is cleared at a sign-out does not come back. */
  stop(): void {
    this.#isStopped = true;
  }

  /** Never rejects: a failure is told, and the next write makes up for it. */
  save(): Promise<void> {
    return this.#afterLast((update) => this.#database.saveCopy(this.#account, update));
  }

  /** Lets commands go in the same step that keeps their facts. */
  settle(verdicts: Verdicts): Promise<void> {
    return this.#afterLast((update) => this.#database.settle(this.#account, this.#current(verdicts), update));
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
    const changed = [...this.#changed];
    this.#changed.clear();
    const position = await this.#watch.try(this.#writeOrRewrite(write, changed));
    if (position === undefined) return this.note(changed);
    this.#keptUpTo = position;
    this.#watch.succeeded();
  }

  /** Resolves to the position up to which the copy is kept now. */
  async #writeOrRewrite(write: Write, changed: readonly string[]): Promise<number> {
    const update = this.#update(this.#keptUpTo, changed);
    if ((await write(update)) !== 'gap' || this.#isStopped) return update.position;
    const whole = this.#update(0, this.#replica.streams());
    await write(whole);
    return whole.position;
  }

  #update(from: number, streams: Iterable<string>): CopyUpdate {
    return {
      from,
      position: this.#replica.position,
      folds: foldVersions(),
      ...this.#replica.origin,
      isComplete: this.#isComplete,
      streams: this.#replica.saved(streams),
    };
  }
}
