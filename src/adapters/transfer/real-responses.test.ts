import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importFixture } from '../../../tests/fixtures/imports/read-ideas.ts';
import { createTransferSession } from './transfer-session.ts';

const folder = new URL('../../../tests/fixtures/imports/', import.meta.url);
const expected = JSON.parse(readFileSync(new URL('responses.expected.json', folder), 'utf8')) as Record<
  string,
  unknown
>;
const read = (content: BlobPart, options = { encoding: null, separator: null }) =>
  createTransferSession(() => 'x').readResponses(new Blob([content]), options);

test('every file of responses says what must come out', () => {
  expect(readdirSync(new URL('responses/', folder)).toSorted()).toEqual(Object.keys(expected).toSorted());
});

test.each(Object.entries(expected))(
  '%s gives the responses that it holds, the earliest first',
  async (name, wanted) => {
    expect(await read(importFixture(`responses/${name}`))).toEqual(wanted);
  },
);

const failureOf = (content: BlobPart) =>
  read(content).then(
    () => 'was read',
    (failure: unknown) => failure,
  );

test('a file without responses or questions is refused', async () => {
  expect(await failureOf('')).toEqual({ kind: 'empty' });
  expect(await failureOf('Would you pay?,City\n')).toEqual({ kind: 'empty' });
  expect(await failureOf('Submission ID,Respondent ID,Submitted at\nZ1,R1,2026-11-22 10:00:00\n')).toEqual({
    kind: 'empty',
  });
  expect(await failureOf('PK\u0003\u0004rest')).toEqual({ kind: 'no-table' });
  expect(await failureOf('Would you pay?,City\n"Yes,Oslo\n')).toEqual({ kind: 'quote-never-closed', line: 2 });
});
