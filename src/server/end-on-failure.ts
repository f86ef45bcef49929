import type { Logger } from 'pino';
import { endWithin } from './http/end-within.ts';

interface FailureDeps {
  readonly log: Pick<Logger, 'fatal'>;
  /** Finishes what is under way and ends everything. */
  stop(): Promise<void>;
}

/** Longer than a clean stop takes; whoever supervises the server waits for it to start it again. */
const stopWithinMs = 15_000;

/**
 * The last resort for what nobody caught, a promise that nobody looks at included: after it nothing in this process can be
 * relied upon. Writes one line, lets what is under way finish, and ends the process with code 1, so that its supervisor
 * starts it again.
 */
export function endOnFailure({ log, stop }: FailureDeps): void {
  let isEnding = false;
  process.on('uncaughtException', (error, origin) => {
    try {
      log.fatal({ err: error, origin }, 'an unexpected failure ends the server');
    } catch {
      // Nobody reads the log any more.
    }
    if (isEnding) return;
    isEnding = true;
    void endWithin(stop(), stopWithinMs)
      .catch(() => undefined)
      .finally(() => process.exit(1));
  });
}
