import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CommandResult } from '#domain/log/command-result.ts';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import { newFounder } from '../e2e/founder.ts';
import { type Product, startProduct } from '../fixtures/product.ts';
import { registerByHttp } from '../load/register-by-http.ts';
import { capture } from './event-store-fixture.ts';

const kills = process.env['TEST_FULL'] ? 50 : 1;
const writers = 8;
/** How many answers are awaited before each kill, so that it always comes under load. */
const answersBeforeKill = 100;
const minutesMs = 60_000;

type Sent = ReturnType<typeof capture>;

let product: Product;
beforeAll(async () => {
  product = await startProduct({ RATE_LIMIT: 'off', ACCESS_TOKEN_TTL_S: '86400' });
}, 5 * minutesMs);
afterAll(() => product?.close());

test(
  'kills of the whole process tree under load lose nothing that was acknowledged',
  async () => {
    const token = await registerByHttp(product.url, newFounder('kill'));
    const answered = new Map<string, CommandResult>();
    const unanswered: Sent[] = [];
    for (let n = 0; n < kills; n++) {
      const load = startLoad(token, answered, unanswered);
      await load.enough;
      await product.kill();
      await load.end();
      await product.restart();
      const events = await everyEvent(token);
      expect(events.map(({ position }) => position)).toEqual(events.map((_, n) => n + 1));
      const kept = Map.groupBy(events, ({ commandId }) => commandId);
      const lost = [...answered].filter(([id, { status }]) => status !== 'accepted' || kept.get(id)?.length !== 1);
      expect(lost).toEqual([]);
    }
    for (const sent of unanswered) await send(token, sent);
    const titles = (await everyEvent(token)).map(({ commandId }) => commandId);
    expect(titles.toSorted()).toEqual([...answered.keys(), ...unanswered.map(({ id }) => id)].toSorted());
  },
  kills * minutesMs,
);

/** Writers that capture ideas until the server is gone; what they were not answered is kept, to be sent again. */
function startLoad(token: string, answered: Map<string, CommandResult>, unanswered: Sent[]) {
  const goal = answered.size + answersBeforeKill;
  const reached = Promise.withResolvers<void>();
  const write = async (): Promise<void> => {
    for (;;) {
      const sent = capture(`idea ${answered.size}`);
      const result = await send(token, sent).catch(() => undefined);
      if (!result) {
        unanswered.push(sent);
        return;
      }
      answered.set(sent.id, result);
      if (answered.size >= goal) reached.resolve();
    }
  };
  const all = Promise.all(Array.from({ length: writers }, write)).then(() => reached.resolve());
  return { enough: reached.promise, end: () => all };
}

async function send(token: string, command: Sent): Promise<CommandResult> {
  const answer = await fetch(`${product.url}/api/v1/commands`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ commands: [command] }),
  });
  const { results } = (await answer.json()) as { results: [CommandResult] };
  return results[0];
}

async function everyEvent(token: string): Promise<RecordedEvent[]> {
  const all: RecordedEvent[] = [];
  for (;;) {
    const after = all.at(-1)?.position ?? 0;
    const answer = await fetch(`${product.url}/api/v1/events?after=${after}&limit=1000`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { events } = (await answer.json()) as { events: RecordedEvent[] };
    if (events.length === 0) return all;
    all.push(...events);
  }
}
