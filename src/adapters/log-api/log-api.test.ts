import { expect, test } from 'vitest';
import type { AuthorisedCall, CallOptions } from '#domain/api/authorised-call.ts';
import { kindGate } from '#domain/log/stream-kinds.ts';
import { ideaCommand } from '../../../tests/fixtures/sync/idea-command.ts';
import { MemoryLog } from '../../../tests/fixtures/sync/memory-log.ts';
import { createLogApi } from './log-api.ts';

const { signal } = new AbortController();
const command = ideaCommand('a', 'CaptureIdea', 1, { title: 'Bees' });

/** An API over a server that gives one answer, and what it was asked. */
function answering(answer: unknown) {
  const asked: [string, CallOptions | undefined][] = [];
  const call = (async (path: string, options?: CallOptions) => {
    asked.push([path, options]);
    return answer;
  }) as AuthorisedCall;
  return { asked, api: createLogApi(call, kindGate) };
}

test('the log’s API reads facts after a position', async () => {
  const log = new MemoryLog();
  log.commit([command]);
  const { api, asked } = answering({ events: log.events, position: 1 });
  expect(await api.readAfter(0, signal)).toEqual(log.events);
  expect(asked).toEqual([['/api/v1/events?after=0&limit=500', { signal }]]);
});

test('goes on where a page is large and ends early, up to as many as were asked for', async () => {
  const log = new MemoryLog();
  log.commit([1, 2, 3].map((n) => ideaCommand(`a${n}`, 'CaptureIdea', n, { title: 'Bees' })));
  const asked: string[] = [];
  const call = (async (path: string) => {
    asked.push(path);
    const at = Number(/after=(\d+)/.exec(path)?.[1]);
    return { events: log.events.slice(at, at + 1), position: at + 1, ...(at < 2 && { more: true }) };
  }) as AuthorisedCall;
  expect(await createLogApi(call, kindGate).readAfter(0, signal)).toEqual(log.events);
  expect(asked).toEqual([0, 1, 2].map((after) => `/api/v1/events?after=${after}&limit=${500 - after}`));
});

test('the log’s API sends commands and yields a result for each', async () => {
  const results = [{ id: 'a', status: 'rejected', reason: 'idea-exists' }];
  const { api, asked } = answering({ results });
  expect(await api.send([command], signal)).toEqual(results);
  expect(asked).toEqual([['/api/v1/commands', { method: 'POST', body: { commands: [command] }, signal }]]);
});

test.each([
  ['a page of something else', '<html>'],
  ['too few results', { results: [] }],
  ['a result of a kind that does not exist', { results: [{ id: 'a', status: 'perhaps' }] }],
])('takes %s for no answer', async (_, answer) => {
  await expect(answering(answer).api.send([command], signal)).rejects.toEqual({ kind: 'no-answer' });
});

test('waits for the rules of what comes, by every way, and takes rules that do not come for no answer', async () => {
  const log = new MemoryLog();
  const [stored] = log.commit([command]);
  const { events } = log;
  const { stream } = command;
  const answer = (path: string) => (path.startsWith('/api/v1/commands') ? { results: [stored] } : { events });
  const call = (async (path: string) => answer(path)) as AuthorisedCall;
  const asked: string[][] = [];
  let come = true;
  const gate = {
    areHere: () => false,
    async fetch(streams: Iterable<string>) {
      asked.push([...streams]);
      return come;
    },
  };
  const api = createLogApi(call, gate);
  const all = () => [api.readAfter(0, signal), api.readStream(stream, signal), api.send([command], signal)];
  expect(await Promise.all(all())).toEqual([events, events, [stored]]);
  expect(asked).toEqual([[stream], [stream], [stream]]);
  come = false;
  const lost = { status: 'rejected', reason: { kind: 'no-answer' } };
  expect(await Promise.allSettled(all())).toEqual([lost, lost, lost]);
});
