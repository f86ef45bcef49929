import { createSecretKey } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Salts } from './visit-salts.ts';
import { originOf } from './visitor.ts';

const saltsOf = (day: number): Salts => ({ today: createSecretKey(Buffer.alloc(32, day)), before: null });
const page = { workspaceId: 'workspace-1', pageId: 'page-1' };
const ip = '203.0.113.7';
const partsOf = (origin: string): readonly string[] => origin.split('.');

test('Whoever comes from one network to a page on one day has its label in common, and no more than that', () => {
  const [same, neighbor, elsewhere] = [ip, '203.0.113.8', '203.0.114.7'].map((each) =>
    partsOf(originOf(saltsOf(1), page, each)),
  );
  const [network, address] = partsOf(originOf(saltsOf(1), page, ip));
  expect(same).toEqual([network, address]);
  expect(neighbor).toEqual([network, expect.not.stringMatching(`${address}`)]);
  expect(new Set([network, address, ...(elsewhere ?? [])]).size).toBe(4);
});

test('No label of an address or a network tells visitors on other pages, of other founders, or of other days', () => {
  const elsewhere = [
    originOf(saltsOf(1), { ...page, pageId: 'page-2' }, ip),
    originOf(saltsOf(1), { ...page, workspaceId: 'workspace-2' }, ip),
    originOf(saltsOf(2), page, ip),
  ];
  const labels = [originOf(saltsOf(1), page, ip), ...elsewhere].flatMap(partsOf);
  expect(new Set(labels).size).toBe(8);
});
