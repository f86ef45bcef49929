import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTranscript } from './read-transcript.ts';

const folder = new URL('../../../tests/fixtures/imports/', import.meta.url);
const expected = JSON.parse(readFileSync(new URL('transcripts.expected.json', folder), 'utf8')) as Record<
  string,
  [speaker: string | null, text: string][]
>;

test('every transcript says what must come out', () => {
  expect(readdirSync(new URL('transcripts/', folder)).toSorted()).toEqual(Object.keys(expected).toSorted());
});

test.each(Object.entries(expected))('%s gives the sentences of its speakers', async (name, wanted) => {
  const file = new Blob([readFileSync(new URL(`transcripts/${name}`, folder))]);
  expect(await readTranscript(file, name)).toEqual(wanted.map(([speaker, text]) => ({ speaker, text })));
});
