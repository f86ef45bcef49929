import { expect, test } from 'vitest';
import { captureIdea } from './begin-idea.ts';
import { shortenTitle } from './shorten-title.ts';

const long = 'Sell honey '.repeat(20).trim();

test.each([
  [{ title: 'Honey' }, { title: 'Honey' }],
  [{ title: long }, { title: `${long.slice(0, 139)}…`, pitch: long }],
  [
    { title: long, pitch: 'Sweet' },
    { title: `${long.slice(0, 139)}…`, pitch: 'Sweet' },
  ],
  [{ title: '🐝'.repeat(300) }, { title: `${'🐝'.repeat(69)}…`, pitch: '🐝'.repeat(250) }],
])('%j', (data, shortened) => {
  expect(shortenTitle(data)).toEqual(shortened);
  expect(captureIdea(shortenTitle(data) as { title: string })).toMatchObject({ kind: 'accepted' });
});
