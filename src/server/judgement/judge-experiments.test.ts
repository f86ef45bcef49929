import { Registry } from 'prom-client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { judgeExperiments } from './judge-experiments.ts';

const now = new Date('2026-03-01T12:00:00.000Z');

test('an experiment that is due is judged once every visit until then is counted', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const due = [{ workspaceId: 'w', experimentId: 'e', dueAt: now }];
  const pool = { query: async (text: string) => ({ rows: text.startsWith('DELETE') ? [] : due.splice(0) }) };
  const counted = Promise.withResolvers<void>();
  const steps: string[] = [];
  const stops: (() => Promise<void>)[] = [];
  const app = { addHook: (_: string, stop: () => Promise<void>) => stops.push(stop) };
  judgeExperiments(app as never, {
    ...{ pool: pool as never, log: {} as never, clock: () => now, metrics: new Registry() },
    visits: {
      async countAll(workspaceId) {
        steps.push(`counting ${workspaceId}`);
        await counted.promise;
        steps.push('counted');
      },
    },
    eventStore: { passDeadline: async (_, { stream }) => void steps.push(`judged ${stream}`) },
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect(steps).toEqual(['counting w']);
  counted.resolve();
  await stops[0]?.();
  expect(steps).toEqual(['counting w', 'counted', 'judged experiment-e']);
});
