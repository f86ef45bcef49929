import { expect, test } from 'vitest';
import { isLargeStream } from './is-large-stream.ts';
import { isPersonalStream, personalKinds } from './is-personal-stream.ts';
import { foldVersions, kindOfStream } from './stream-kinds.ts';

const streams = Object.keys(foldVersions()).map((name) => `${name}-00000000-0000-4000-8000-000000000000`);

test('the streams about people are those of the kinds that declare personal fields', () => {
  const declared = streams.filter((stream) => kindOfStream(stream)?.personal);
  expect(streams.filter(isPersonalStream)).toEqual(declared);
  expect(personalKinds).toEqual(declared.map((stream) => kindOfStream(stream)?.name));
});

test('no stream about people has snapshots, which outlive an erasure on the server', () => {
  expect(streams.filter((stream) => isPersonalStream(stream) && isLargeStream(stream))).toEqual([]);
});
