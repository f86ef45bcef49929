import { afterAll, beforeAll, expect, test } from 'vitest';
import { command } from './event-store-fixture.ts';
import { newExperiment, started, streamOf } from './experiment-log.ts';
import { type LogServer, logServer } from './log-server.ts';

let server: LogServer;
beforeAll(async () => {
  server = await logServer();
});
afterAll(async () => server?.close());

test('Over HTTP a sample that can never support its criterion does not start, until more are planned', async () => {
  const token = server.signIn(await server.founder());
  const ids = newExperiment();
  const send = async (commands: readonly object[]) => {
    const { results } = (await (await server.post(token, { commands })).json()) as {
      results: { status: string; reason?: string }[];
    };
    return results.map(({ status, reason }) => reason ?? status);
  };
  expect(await send(started(ids, { criterion: 0.5, n: 5 }))).toEqual(['accepted', 'accepted', 'sample-too-small']);
  expect(
    await send([
      command('ReviseExperiment', streamOf(ids), { n: 6 }),
      command('StartExperiment', streamOf(ids), {}, { at: '2026-03-01T12:00:00.000Z' }),
    ]),
  ).toEqual(['accepted', 'accepted']);
});
