import type { Running } from './main.ts';

/** npm passes on what has reached its child already, so that each signal comes twice. */
const echoMs = 1000;

/**
 * Stops cleanly on Ctrl-C; on SIGTERM, which supervisors send, it is said before, so that visitors can be led elsewhere.
 * Another Ctrl-C ends the process at once.
 */
export function stopOnSignals({ drain, stop }: Pick<Running, 'drain' | 'stop'>): void {
  let since: number | undefined;
  const stopOnce = (work: () => Promise<void>, again: () => void): void => {
    if (since !== undefined) {
      if (Date.now() - since > echoMs) again();
      return;
    }
    since = Date.now();
    void work().then(() => process.exit(0));
  };
  process.on('SIGINT', () => stopOnce(stop, () => process.exit(130)));
  process.on('SIGTERM', () =>
    stopOnce(
      () => drain().then(stop),
      () => undefined,
    ),
  );
}
