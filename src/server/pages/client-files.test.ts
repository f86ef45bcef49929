import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerNotFound } from '../http/answer-errors.ts';
import { builtClient } from './client-files.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'groundwork-client-'));
  const files = {
    '.git/HEAD': 'secret',
    '.env': 'secret',
    'src/server/main.ts': 'secret',
    'dist/ssr/entry-public.js': 'export const render = () => "secret";',
    'dist/client/index.html': '<!doctype html>',
    'dist/client/static/script.js': 'ours',
    'dist/client/.git/HEAD': 'secret',
  };
  for (const [path, body] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), body);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

test('the files of the client are there, and no list of them, nothing beside them, and no history', async () => {
  const app = Fastify();
  app.setNotFoundHandler(answerNotFound);
  await (await builtClient(join(root, 'dist/client'))).serve(app);
  const ask = async (url: string) => {
    const { statusCode, body } = await app.inject({ url });
    return [statusCode, body.includes('secret')];
  };
  expect(await ask('/static/script.js')).toEqual([200, false]);
  const others = [
    '/static/',
    '/static',
    '/.git/HEAD',
    '/../.git/HEAD',
    '/../../.git/HEAD',
    '/static/..%2f..%2f..%2f.env',
    '/static/%2e%2e/%2e%2e/%2e%2e/.env',
    '/..%5c..%5c.env',
    '/../ssr/entry-public.js',
    '/src/server/main.ts',
    '/static/script.js%00.html',
  ];
  const answers = await Promise.all(others.map(ask));
  expect(answers).toEqual(others.map(() => [404, false]));
});
