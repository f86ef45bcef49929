import { expect, test } from 'vitest';
import { routeTree } from './route-tree.ts';

test('levels of a name become levels of the tree, with paths of their own', () => {
  const table = [
    { name: 'a.x', path: '/a/x', search: ['q', 'r'] },
    { name: 'a', path: '/a/' },
    { name: 'b.y', path: '/elsewhere/:id' },
    { name: 'c', path: '/c', search: ['s'] },
    { name: 'c.z', path: '/c/:id' },
  ];
  expect(routeTree(table)).toEqual([
    { name: 'a', path: '/a/', children: [{ name: 'x', path: '~/a/x?q&r' }] },
    { name: 'b', path: '/b', children: [{ name: 'y', path: '~/elsewhere/:id' }] },
    { name: 'c', path: '/c?s', children: [{ name: 'z', path: '/:id' }] },
    { name: 'not-found', path: '/not-found?address' },
  ]);
});
