import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { answerErrors, answerUnreadable } from './answer-errors.ts';

const served = () => {
  const app = Fastify({
    frameworkErrors: answerUnreadable({ 'x-frame-options': 'DENY' }),
    genReqId: () => 'request-1',
  });
  answerErrors(app);
  app.get('/items/:id', async () => 'never');
  app.get('/fails', async () => {
    throw new Error('the inside');
  });
  return app;
};

test.each(['/items/%zz', '/items/%E0%A4%A'])(
  'the address %s cannot be read, and that is said in our shape',
  async (url) => {
    const answer = await served().inject({ url });
    const { 'content-type': type, 'x-frame-options': framing, 'x-request-id': id } = answer.headers;
    expect([answer.statusCode, type, framing, id, answer.json()]).toEqual([
      400,
      'application/json; charset=utf-8',
      'DENY',
      'request-1',
      { message: 'The request couldn’t be read.', code: 'invalid-request', requestId: 'request-1' },
    ]);
  },
);

test('a failure shows nothing of the inside', async () => {
  expect((await served().inject({ url: '/fails' })).json()).toEqual({
    message: 'Something went wrong on our side.',
    code: 'internal',
    requestId: 'request-1',
  });
});

test.each([
  ['22021', 400, 'invalid-request'],
  ['22P02', 400, 'invalid-request'],
  ['22012', 500, 'internal'],
  ['23505', 500, 'internal'],
])('what PostgreSQL refuses with %s is answered with %i, and logged', async (sqlState, status, code) => {
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => lines.push(line) } } });
  answerErrors(app);
  app.get('/fails', async () => {
    throw Object.assign(new Error('the inside'), { code: sqlState });
  });
  const answer = await app.inject('/fails');
  expect([answer.statusCode, answer.json().code, lines.map((line) => JSON.parse(line).status)]).toEqual([
    status,
    code,
    [status],
  ]);
});

test('a failure is logged with its place, not its address', async () => {
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => lines.push(line) } } });
  answerErrors(app);
  app.get('/fails/:id', async () => {
    throw new Error('the inside');
  });
  await app.inject('/fails/secret?token=secret');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ method: 'GET', route: '/fails/:id', status: 500 }]);
  expect(lines.join()).not.toContain('secret');
});
