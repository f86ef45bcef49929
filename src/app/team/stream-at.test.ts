import { expect, test } from 'vitest';
import { matchPath } from '#domain/routes/match-path.ts';
import { streamAt } from './stream-at.ts';

const [a, b] = ['01234567-89ab-4cde-8f01-000000000001', '01234567-89ab-4cde-8f01-000000000002'];

test.each([
  [`/canvas?projectId=${a}`, `project-${a}`],
  [`/page-builder/${a}`, `project-${a}`],
  [`/idea-vault/${a}`, `idea-${a}`],
  [`/home?projectId=${a}&thread=${b}`, `thread-${b}`],
  [`/home?thread=${b}`, `thread-${b}`],
  ['/canvas?projectId=none', null],
  ['/settings/team', null],
  ['/canvas', null],
])('%s names %s', (address, stream) => {
  expect(streamAt(matchPath(address))).toBe(stream);
});
