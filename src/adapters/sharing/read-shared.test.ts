import { expect, test } from 'vitest';
import { readShared } from './read-shared.ts';

const shared = {
  node: { id: 'a', nodes: [{ id: 'a', kind: 'note' }], edges: [], assets: {} },
  project: { title: 'Bread' },
  signedIn: false,
  owner: false,
};

test('a link is asked for by its own address, and what it shows comes whole', async () => {
  const asked: string[] = [];
  const call = async (path: string) => {
    asked.push(path);
    return shared;
  };
  expect(await readShared(call, 'p/1', 'g?2')).toEqual(shared);
  expect(asked).toEqual(['/api/v1/shared/p%2F1/g%3F2']);
});

test('a link that opens nothing is told from a server that cannot be asked', async () => {
  const failing = (failure: object) => readShared(() => Promise.reject(failure), 'p', 'g');
  expect(await failing({ kind: 'refused', status: 404, code: 'not-found', message: '' })).toBeNull();
  await expect(failing({ kind: 'no-answer' })).rejects.toEqual({ kind: 'no-answer' });
  await expect(readShared(async () => ({}), 'p', 'g')).rejects.toThrow();
});
