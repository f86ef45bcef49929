import type { CommandResult } from '../log/command-result.ts';

const most = 1000;

/**
 * The server's latest verdicts by command: a reason, or null for an accepted one. Another tab may have yet to tell us of
 * it, and the outbox may hold it still, where it could not be written to.
 */
export class LatestVerdicts {
  readonly #all = new Map<string, string | null>();

  /** Undefined if there is none, or none any more. */
  of(commandId: string): string | null | undefined {
    return this.#all.get(commandId);
  }

  note(result: CommandResult): void {
    this.#all.set(result.id, result.status === 'rejected' ? result.reason : null);
    const [oldest] = this.#all.keys();
    if (this.#all.size > most && oldest !== undefined) this.#all.delete(oldest);
  }

  forget(): void {
    this.#all.clear();
  }
}
