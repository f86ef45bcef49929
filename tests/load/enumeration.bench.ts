import { randomInt } from 'node:crypto';
import { newFounder } from '../e2e/founder.ts';
import { startProduct } from '../fixtures/product.ts';
import { registerByHttp } from './register-by-http.ts';
import { welchT } from './welch-t.ts';

interface Row {
  readonly request: string;
  readonly pairs: number;
  readonly 'known, ms': number;
  readonly 'unknown, ms': number;
  /** Welch's t of the times without their slowest tenth, which is the machine's own. */
  readonly "Welch's t": number;
  readonly 'within ±4.5': boolean;
}

const unknown = 'nobody@example.org';

/**
 * How long requests about a known address take and those about one that nobody has, in pairs of random order. The password
 * is hashed at full cost.
 */
export async function measure(): Promise<Row[]> {
  const product = await startProduct({ RATE_LIMIT: 'off' });
  try {
    const founder = newFounder('enumeration');
    await registerByHttp(product.url, founder);
    const ask = async (operation: string, body: object): Promise<number> => {
      const start = performance.now();
      const answer = await fetch(`${product.url}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=k`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      await answer.arrayBuffer();
      return performance.now() - start;
    };
    const signIn = (email: string) => ask('signInWithPassword', { email, password: 'a wrong password' });
    const reset = (email: string) => ask('sendOobCode', { requestType: 'PASSWORD_RESET', email });
    const link = (email: string) =>
      ask('sendOobCode', { requestType: 'EMAIL_SIGNIN', email, continueUrl: product.url });
    return [
      await compare('sign-in, wrong password', 150, founder.email, signIn),
      await compare('password reset', 1000, founder.email, reset),
      await compare('sign-in link', 1000, founder.email, link),
    ];
  } finally {
    await product.close();
  }
}

async function compare(
  request: string,
  pairs: number,
  known: string,
  once: (email: string) => Promise<number>,
): Promise<Row> {
  const times = { known: [] as number[], unknown: [] as number[] };
  const take = async (which: 'known' | 'unknown'): Promise<void> => {
    times[which].push(await once(which === 'known' ? known : unknown));
  };
  for (let n = 0; n < 10; n++) await once(n % 2 ? known : unknown);
  for (let n = 0; n < pairs; n++) {
    const isKnownFirst = randomInt(2) === 0;
    await take(isKnownFirst ? 'known' : 'unknown');
    await take(isKnownFirst ? 'unknown' : 'known');
  }
  const [ofKnown, ofUnknown] = [usual(times.known), usual(times.unknown)];
  const t = welchT(ofKnown, ofUnknown);
  return {
    request,
    pairs,
    'known, ms': middle(ofKnown),
    'unknown, ms': middle(ofUnknown),
    "Welch's t": Number(t.toFixed(2)),
    'within ±4.5': Math.abs(t) < 4.5,
  };
}

const usual = (times: readonly number[]): number[] =>
  times.toSorted((a, b) => a - b).slice(0, Math.ceil(times.length * 0.9));

const middle = (sorted: readonly number[]): number => Number((sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(2));
