import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer } from '#domain/interview/interview.ts';
import type { Command } from '#domain/log/command.ts';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import { seededRandom } from '#domain/random/seeded-random.ts';
import { verifyLogs } from '#server/backup/verify-logs.ts';
import { openDatabase } from '#server/db/database.ts';
import { newFounder } from '../e2e/founder.ts';
import { databaseWithKey } from '../fixtures/database-with-key.ts';
import type { FreshDatabase } from '../fixtures/postgres.ts';
import { registerByHttp } from '../load/register-by-http.ts';
import { type ExperimentIds, logged, newExperiment, outcomeIn, started, streamOf } from './experiment-log.ts';
import { type Server, serve } from './fixtures/serve.ts';

const kills = process.env['TEST_FULL'] ? 200 : 2;
const minuteMs = 60_000;
/** Longest delay on a busy machine: another server has a killed one's work after 2 s, and each looks every second. */
const lateAtMostMs = 10_000;
const env = { ACCESS_TOKEN_TTL_S: '86400' };

let fresh: FreshDatabase;
const servers: Server[] = [];
const start = (): Promise<Server> => serve({ DATABASE_URL: fresh.url, ...env });
beforeAll(async () => {
  fresh = await databaseWithKey();
  servers.push(...(await Promise.all([start(), start()])));
}, minuteMs);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  await fresh?.drop();
});

function serverAt(n: number): Server {
  const server = servers[n % 2];
  if (!server) throw new Error('There is no such server.');
  return server;
}

/** Sends commands to one server, and again to the other where that is killed meanwhile, until they are accepted. */
async function send(token: string, commands: readonly Command[], first: number): Promise<void> {
  for (let n = first; ; n++) {
    const answer = await fetch(`${serverAt(n).url}/api/v1/commands`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ commands }),
    }).catch(() => undefined);
    if (!answer?.ok) continue;
    const { results } = (await answer.json()) as { results: { status: string }[] };
    expect(results.map(({ status }) => status)).toEqual(commands.map(() => 'accepted'));
    return;
  }
}

async function eventsFrom({ url }: Server, token: string): Promise<RecordedEvent[]> {
  const all: RecordedEvent[] = [];
  for (;;) {
    const after = all.at(-1)?.position ?? 0;
    const answer = await fetch(`${url}/api/v1/events?after=${after}&limit=1000`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { events } = (await answer.json()) as { events: RecordedEvent[] };
    if (events.length === 0) return all;
    all.push(...events);
  }
}

interface Round {
  /** Decided by the answers that arrive while a server is killed. */
  readonly crossed: ExperimentIds;
  /** Decided by its end, which comes while a server is killed. */
  readonly ended: ExperimentIds;
  readonly endsAt: number;
}

test(
  `Experiments of two servers are judged once, on time and the same on both, through ${kills} kills`,
  async () => {
    const random = seededRandom(19);
    const token = await registerByHttp(serverAt(0).url, newFounder('judged'));
    const rounds: Round[] = [];
    for (let n = 0; n < kills; n++) {
      // A ledger holds fewer assumptions than there are rounds.
      const project = crypto.randomUUID();
      const [crossed, ended] = [newExperiment(project), newExperiment(project)];
      const endsAt = Date.now() + 1500;
      rounds.push({ crossed, ended, endsAt });
      const plan = { n: 100, endsAt: new Date(endsAt).toISOString() };
      const half: Answer[] = ['yes', 'no', 'unclear'];
      await send(token, [...started(crossed), ...started(ended, plan), ...half.map((each) => logged(ended, each))], n);
      const answers = Array.from({ length: 8 }, (_, m) => send(token, [logged(crossed)], n + m));
      const doomed = n % 2;
      await Promise.all(answers.slice(0, random() * 4));
      await serverAt(doomed).end('SIGKILL');
      await Promise.all(answers);
      servers[doomed] = await start();
    }
    const judgements = (events: readonly RecordedEvent[]) => events.filter(({ type }) => type === 'ExperimentJudged');
    const judged = async (): Promise<number> => judgements(await eventsFrom(serverAt(0), token)).length;
    await expect.poll(judged, { timeout: minuteMs, interval: 500 }).toBe(2 * kills);
    const [events = [], others] = await Promise.all(servers.map((server) => eventsFrom(server, token)));
    expect(others).toEqual(events);
    expect(rounds.map(({ crossed, ended }) => [outcomeIn(events, crossed), outcomeIn(events, ended)])).toEqual(
      rounds.map(() => [
        { closed: 'crossed', judged: ['supports 8/8'], evidence: expect.anything() },
        { closed: 'ended', judged: ['inconclusive 1/3'], evidence: expect.anything() },
      ]),
    );
    const evidence = events.filter(({ type }) => type === 'EvidenceRecorded').map(({ data }) => data['experimentId']);
    const all = rounds.flatMap(({ crossed, ended }) => [crossed.experiment, ended.experiment]);
    expect(evidence.toSorted()).toEqual(all.toSorted());
    const late = rounds.map(({ ended, endsAt }) => {
      const found = judgements(events).find(({ stream }) => stream === streamOf(ended));
      return Date.parse(found?.recordedAt ?? '') - endsAt;
    });
    expect(late.filter((ms) => !(ms >= 0 && ms <= lateAtMostMs))).toEqual([]);
    const { db } = openDatabase(fresh.url, { max: 1 });
    const logs = await db.transaction().execute((transaction) => verifyLogs(transaction));
    await db.destroy();
    expect(logs).toEqual({ logs: 1, broken: [] });
  },
  kills * minuteMs,
);
