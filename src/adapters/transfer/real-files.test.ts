import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importFixture, readIdeas } from '../../../tests/fixtures/imports/read-ideas.ts';

const folder = new URL('../../../tests/fixtures/imports/', import.meta.url);
const expected = JSON.parse(readFileSync(new URL('ideas.expected.json', folder), 'utf8')) as Record<string, unknown>;

test('every file of ideas says what must come out', () => {
  expect(readdirSync(new URL('ideas/', folder)).toSorted()).toEqual(Object.keys(expected).toSorted());
});

test.each(Object.entries(expected))('%s gives the ideas that it holds', async (name, wanted) => {
  const { source, report, ideas } = await readIdeas(importFixture(`ideas/${name}`));
  const { encoding, separator, tool, leftBehind } = source;
  const { problems, notes, days } = report;
  const statuses = report.statuses.map(({ word, target, isKnown }) => `${word}: ${target}${isKnown ? '' : '?'}`);
  expect({ encoding, separator, tool, leftBehind, ideas, problems, notes, statuses, days }).toEqual(wanted);
});
