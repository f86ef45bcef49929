import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MemoryLog } from '../../../tests/fixtures/sync/memory-log.ts';
import { ConfirmedStreams } from './confirmed-streams.ts';

/** The fold of a log in which ideas of these numbers began, in this order. */
function folded(numbers: readonly number[]): ConfirmedStreams {
  const log = new MemoryLog();
  const confirmed = new ConfirmedStreams();
  for (const n of numbers) {
    const stream = `idea-00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
    const command = { stream, type: 'CaptureIdea', data: { title: `Idea ${n}` }, at: '2026-01-01T00:00:00.000Z' };
    log.commit([{ id: crypto.randomUUID(), ...command }]);
  }
  for (const event of log.events) confirmed.fold(event);
  return confirmed;
}

test('a log that was saved and restored, again and again, is the same in the same order', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat({ max: 99 }), { maxLength: 6 }),
      fc.integer({ min: 1, max: 3 }),
      (numbers, times) => {
        const first = folded(numbers);
        let last = first;
        for (let n = 0; n < times; n += 1) {
          // A copy keeps them by their names.
          const saved = last.saved([...last.names()].sort());
          last = new ConfirmedStreams();
          last.restore(first.position, saved, first.origin);
        }
        const seen = (each: ConfirmedStreams) => [each.position, each.origin, each.saved(each.names())];
        expect(seen(last)).toEqual(seen(first));
        expect([...last.namesOf('idea')]).toEqual([...first.namesOf('idea')]);
      },
    ),
  );
});
