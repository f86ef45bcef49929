import { Agent, request } from 'node:http';
import { newFounder } from '../e2e/founder.ts';
import { startProduct } from '../fixtures/product.ts';
import { newProofKey } from '../fixtures/proof-key.ts';
import { registerByHttp } from './register-by-http.ts';

const rounds = 5;
const callsARound = 400;

interface Row {
  readonly round: string;
  readonly 'bearer, ms': number;
  readonly 'with a proof, ms': number;
  readonly 'the proof costs, ms': number;
  readonly 'of which signing, ms': number;
  readonly ratio: number;
  readonly 'at most 1 ms': boolean;
}

interface Took {
  readonly call: number;
  readonly signing: number;
}

/** A call one after the other: of a bearer session, and of one bound to a key, whose proof is signed here. Medians, by turns. */
export async function measure(): Promise<Row[]> {
  const product = await startProduct({ RATE_LIMIT: 'off' });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    const url = `${product.url}/api/user/me`;
    const key = await newProofKey();
    const dpop = await key.prove({ method: 'POST', url: `${product.url}/api/v1/auth/register` });
    const bearer = await registerByHttp(product.url, newFounder('bearer'));
    const bound = await registerByHttp(product.url, newFounder('bound'), { dpop });
    const plain = async (): Promise<Took> => {
      const start = performance.now();
      await get(url, agent, { authorization: `Bearer ${bearer}` });
      return { call: performance.now() - start, signing: 0 };
    };
    const proved = async (): Promise<Took> => {
      const start = performance.now();
      const proof = await key.prove({ method: 'GET', url, accessToken: bound });
      const signing = performance.now() - start;
      await get(url, agent, { authorization: `DPoP ${bound}`, dpop: proof });
      return { call: performance.now() - start, signing };
    };
    await byTurns(plain, proved);
    const rows: Row[] = [];
    for (let n = 1; n <= rounds; n++) rows.push(rowOf(String(n), await byTurns(plain, proved)));
    const sorted = [...rows].sort((a, b) => a['the proof costs, ms'] - b['the proof costs, ms']);
    const middle = sorted[Math.floor(rounds / 2)];
    if (!middle) throw new Error('no rounds');
    return [...rows, { ...middle, round: 'median' }];
  } finally {
    agent.destroy();
    await product.close();
  }
}

async function byTurns(plain: () => Promise<Took>, proved: () => Promise<Took>): Promise<readonly [Took, Took]> {
  const took: [Took[], Took[]] = [[], []];
  for (let n = 0; n < callsARound; n++) {
    took[0].push(await plain());
    took[1].push(await proved());
  }
  return [medianOf(took[0]), medianOf(took[1])];
}

const middleOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const medianOf = (took: readonly Took[]): Took => ({
  call: middleOf(took.map(({ call }) => call)),
  signing: middleOf(took.map(({ signing }) => signing)),
});

function rowOf(round: string, [plain, proved]: readonly [Took, Took]): Row {
  const rounded = (value: number): number => Number(value.toFixed(2));
  const cost = proved.call - plain.call;
  return {
    round,
    'bearer, ms': rounded(plain.call),
    'with a proof, ms': rounded(proved.call),
    'the proof costs, ms': rounded(cost),
    'of which signing, ms': rounded(proved.signing),
    ratio: rounded(proved.call / plain.call),
    'at most 1 ms': cost <= 1,
  };
}

function get(url: string, agent: Agent, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const asking = request(url, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`));
      answer.resume();
      answer.once('end', resolve);
    });
    asking.once('error', reject);
    asking.end();
  });
}
