import { toStorageFailure } from '#adapters/local-database/to-storage-failure.ts';
import type { StorageFailure } from '#domain/replica/storage-failure.ts';
import type { ReplicaReport } from '#machines/sync/sync-events.ts';

/** Tells when the browser ceases to keep things and when it does so again. */
export class StorageWatch {
  readonly #report: (report: ReplicaReport) => void;
  #isFailing = false;

  constructor(report: (report: ReplicaReport) => void) {
    this.#report = report;
  }

  /** Resolves to what the work yields, or to undefined after its failure has been told. */
  async try<T>(work: Promise<T>): Promise<T | undefined> {
    try {
      return await work;
    } catch (reason) {
      this.#isFailing = true;
      this.#report({ type: 'storage.reported', failure: isStorageFailure(reason) ? reason : toStorageFailure(reason) });
      return undefined;
    }
  }

  /** Something was written. */
  succeeded(): void {
    if (this.#isFailing) this.#report({ type: 'storage.reported', failure: null });
    this.#isFailing = false;
  }
}

const isStorageFailure = (reason: unknown): reason is StorageFailure =>
  typeof reason === 'object' && reason !== null && 'kind' in reason && reason.kind === 'storage';
