import fc from 'fast-check';
import { expect, test } from 'vitest';
import { difference, type Step, steps } from './canvas-members.ts';

const runs = process.env['TEST_FULL'] ? 50_000 : 500;

const [c, d, e] = ['c', 'd', 'e'].map((letter) => letter.repeat(12)) as [string, string, string];
/** A note in a section. */
const [note, section] = ['b'.repeat(12), 'g'.repeat(12)];
const put = (id: string, parent: string | null): Step => ({ do: 'reparent', ids: [id], parent });
/**
 * Steps on groups that begin as `e` in `d` in `c`: ways to a group that would be inside itself by groups that are gone.
 */
const cycles: readonly [readonly Step[]][] = [
  [[{ do: 'remove', ids: [d] }, { do: 'restore', ids: [e] }, put(c, e)]],
  [[put(d, null), put(c, e), put(c, null), put(d, c), { do: 'remove', ids: [d] }, { do: 'undo', back: 2 }]],
];
/** A note that stays after the section around it has gone is grouped beside where the section was, not in it. */
const leftBehind: readonly [readonly Step[]] = [
  [
    { do: 'remove', ids: [section] },
    { do: 'group', id: 'h'.repeat(12), ids: [note] },
  ],
];

test('groups, locks, what goes and comes together, and what an undo brings back are those of a plain list', () => {
  fc.assert(
    fc.property(steps, (all) => {
      expect(difference(all)).toBeUndefined();
    }),
    { numRuns: runs, seed: 1, examples: [...cycles, leftBehind] },
  );
});
