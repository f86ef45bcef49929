import { Kysely, PostgresDialect } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../db/database.ts';
import type { SentPage } from './pages-sent.ts';
import { createVisitBuffer, type NewVisit, type VisitBuffer } from './visit-buffer.ts';

const page = { workspaceId: '00000000-0000-4000-8000-000000000001', pageId: '00000000-0000-4000-8000-000000000002' };
const visit: NewVisit & SentPage = {
  ...page,
  ...{ visitor: { today: '0'.repeat(32), before: null }, founder: '00', origin: '0.0', version: 'a', source: 'direct' },
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test.each<[string, (buffer: VisitBuffer) => void]>([
  ['a visit', (buffer) => buffer.add(visit)],
  ['a page that was sent', (buffer) => buffer.sent(visit)],
  ['a visit that is dropped', (buffer) => buffer.drop(page, 'bot')],
  [
    'all of them',
    (buffer) => {
      buffer.add(visit);
      buffer.sent(visit);
      buffer.drop(page, 'bot');
    },
  ],
])('a database that is gone is asked again after five seconds: %s', async (_, fill) => {
  let asked = 0;
  const pool = {
    async connect(): Promise<never> {
      asked += 1;
      throw new Error('The database is gone.');
    },
    async end() {},
    options: {},
  };
  const db = new Kysely({ dialect: new PostgresDialect({ pool }) }) as unknown as Database;
  const failed = vi.fn();
  const buffer = createVisitBuffer(db, () => new Date(0), failed);
  fill(buffer);
  const counts: number[] = [];
  for (const ms of [249, 1, 4999, 1, 4999, 1]) {
    await vi.advanceTimersByTimeAsync(ms);
    counts.push(asked);
  }
  expect([counts, failed.mock.calls.length]).toEqual([[0, 1, 1, 2, 2, 3], 3]);
});
