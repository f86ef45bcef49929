import { expect, test } from 'vitest';
import { limitOpening } from './limit-opening.ts';

test('from one address 120 pages of shared nodes are drawn a minute, whichever they are', async () => {
  let now = new Date('2026-03-01T12:00:00.000Z');
  const open = limitOpening(
    () => now,
    async (place: string) => `page of ${place}`,
  );
  for (let n = 0; n < 120; n++) expect(await open(`place ${n}`, '192.0.2.1')).toBe(`page of place ${n}`);
  await expect(open('place 1', '192.0.2.1')).rejects.toMatchObject({ statusCode: 429, code: 'too-many-requests' });
  expect(await open('place 1', '192.0.2.2')).toBe('page of place 1');
  now = new Date(now.getTime() + 60_001);
  expect(await open('place 1', '192.0.2.1')).toBe('page of place 1');
});
