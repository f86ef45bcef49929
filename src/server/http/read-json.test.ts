import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { readJson } from './read-json.ts';

test('a route hears null in place of what is nested too deeply, also where its part reads JSON in its own way', async () => {
  const app = Fastify();
  readJson(app, { onPoisoning: 'error', isEmptyAllowed: false });
  app.post('/', ({ body }) => ({ body }));
  app.register((part, _options, done) => {
    readJson(part, { onPoisoning: 'ignore', isEmptyAllowed: true });
    part.post('/part', ({ body }) => ({ body }));
    done();
  });
  const ask = async (url: string, body: string) => {
    const answer = await app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json' }, body });
    return [answer.statusCode, answer.json().body];
  };

  const deep = `${'['.repeat(100)}1${']'.repeat(100)}`;
  const cut = JSON.parse(`${'['.repeat(64)}null${']'.repeat(64)}`);
  expect([await ask('/', deep), await ask('/part', deep)]).toEqual([
    [200, cut],
    [200, cut],
  ]);
  const poison = '{"__proto__":{"a":1},"b":2}';
  expect([(await ask('/', poison))[0], (await ask('/part', poison))[0]]).toEqual([400, 200]);
  expect([(await ask('/', ''))[0], (await ask('/part', ''))[0]]).toEqual([400, 200]);
});
