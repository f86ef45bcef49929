import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';

/** Rejects as soon as the signal says so, whether or not the work is done by then. */
export async function withinSignal<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  const late = Promise.withResolvers<never>();
  const stop = () => late.reject(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  return Promise.race([work, late.promise]).finally(() => signal.removeEventListener('abort', stop));
}

/**
 * Asks the name servers of the machine for the addresses of a host, and gives up with the signal. Unlike `lookup` it takes no
 * thread of the pool: names that are answered slowly, or never, would hold up whatever else needs one. Rejects for a name that
 * leads nowhere.
 */
export async function resolvePublic(
  host: string,
  signal: AbortSignal,
  resolver: Pick<Resolver, 'resolve4' | 'resolve6' | 'cancel'> = new Resolver(),
): Promise<readonly LookupAddress[]> {
  const stop = () => resolver.cancel();
  signal.addEventListener('abort', stop, { once: true });
  try {
    const [four, six] = await withinSignal(
      Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]),
      signal,
    );
    const addresses = [...found(four, 4), ...found(six, 6)];
    if (addresses.length === 0 && four.status === 'rejected') throw four.reason;
    return addresses;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

const found = (answer: PromiseSettledResult<readonly string[]>, family: 4 | 6): readonly LookupAddress[] =>
  answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : [];
