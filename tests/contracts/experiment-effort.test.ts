import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { capture, command, type StoreUnderTest, storeUnderTest } from './event-store-fixture.ts';
import { newExperiment, streamOf } from './experiment-log.ts';

let under: StoreUnderTest;
const rests: number[] = [];
beforeAll(async () => {
  under = await storeUnderTest({ rest: async (tookMs) => void rests.push(tookMs) });
});
afterAll(() => under.close());

/** Experiments of 5,000, each at a rate of its own so that nothing is known of it yet. */
const many = (count: number) => {
  const project = randomUUID();
  const all = Array.from({ length: count }, () => newExperiment(project));
  return {
    designs: all.map((ids, n) =>
      command('DesignExperiment', streamOf(ids), {
        ...{ projectId: project, assumptionId: ids.assumption, method: 'data', prediction: 'supports' },
        ...{ criterion: 0.004 + n / 100_000, n: 5000 },
      }),
    ),
    starts: all.map((ids) => command('StartExperiment', streamOf(ids), {})),
  };
};

test('what would take the server long is done in part, with rests, and goes on with the next request', async () => {
  const founder = await under.founder();
  const { designs, starts } = many(24);
  await under.store.execute(founder, designs);
  await under.store.execute(
    founder,
    Array.from({ length: 500 }, (_, n) => capture(`idea ${n}`)),
  );
  expect(rests).toEqual([]);
  const refused = expect.objectContaining({ statusCode: 429, code: 'too-much-at-once', retryAfterS: 1 });
  await expect(under.store.execute(founder, starts)).rejects.toEqual(refused);
  const started = async (): Promise<number> => {
    const { events } = await under.store.readEvents(founder.workspaceId, designs.length, 1000);
    return events.filter(({ type }) => type === 'ExperimentStarted').length;
  };
  expect([await started(), rests.length > 0]).toEqual([20, true]);
  const results = await under.store.execute(founder, starts);
  expect(results.map(({ status }) => status)).toEqual(starts.map(() => 'accepted'));
  const { rows } = await under.pool.query(
    `SELECT count(*)::int AS facts FROM events WHERE workspace_id = $1 AND type = 'ExperimentStarted'
     GROUP BY xmin::text ORDER BY min(position)`,
    [founder.workspaceId],
  );
  expect(rows).toEqual([5, 5, 5, 5, 4].map((facts) => ({ facts })));
});

test('of what belongs together nothing happens where it would take the server long', async () => {
  const founder = await under.founder();
  const { designs, starts } = many(6);
  await under.store.execute(founder, designs);
  const results = await under.store.execute(founder, starts, { atomic: true });
  expect(results.map((result) => ('reason' in result ? result.reason : result.status))).toEqual([
    ...Array.from({ length: 5 }, () => 'batch-failed'),
    'too-many',
  ]);
});
