import { describe, expect, test } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import { ideaCommand, ideaStreamOf } from '../../tests/fixtures/sync/idea-command.ts';
import { MemoryLog } from '../../tests/fixtures/sync/memory-log.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../../tests/models/model.ts';
import { historyMachine } from './history.machine.ts';

const log = new MemoryLog();
log.commit([
  ideaCommand('a', 'CaptureIdea', 1, { title: 'Crumb' }),
  ideaCommand('b', 'RenameIdea', 1, { title: 'Crust' }),
  ideaCommand('c', 'RenameIdea', 1, { title: 'Loaf' }),
]);
const two = log.events.slice(0, 2);
const offline = { kind: 'no-answer' };
const input = { stream: ideaStreamOf(1) };

const events = [
  { type: 'history.reloaded' },
  { type: 'history.grown' },
  { type: 'moment.picked', index: 0 },
  { type: 'moment.picked', index: 9 },
  { type: 'present.picked' },
  { type: 'comparison.toggled' },
  { type: 'comparison.moved', index: 0 },
  { type: 'comparison.moved', index: 1 },
  { type: 'comparison.moved', index: 2 },
  { type: 'naming.asked', name: 'First' },
  { type: 'name.changed', name: 'x'.repeat(61) },
  { type: 'name.submitted' },
  { type: 'naming.cancelled' },
  { type: 'restore.asked' },
  { type: 'restore.confirmed' },
  { type: 'restore.cancelled' },
  done('loadEvents', two),
  failed('loadEvents', offline),
  // Two of these are there already.
  done('loadTail', log.events),
  failed('loadTail', offline),
];

/** The tail and the task know nothing of each other: one rests while the other is walked. */
const when = (snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
  snapshot.matches({ open: { tail: 'known', task: 'looking' } }) ||
  !snapshot.matches('open') ||
  /history|loadTail/.test(event.type) === !snapshot.matches({ open: { tail: 'known' } });

describe('history', () => {
  const coverage = new Coverage(historyMachine);

  for (const path of pathsOf(historyMachine, { events, input, key: ({ context }) => context, when })) {
    test(path.description, () =>
      drivePath(historyMachine, path, {
        coverage,
        input,
        invariants: {
          loading: (_, run) => expect(run.running('loadEvents')).toBe(1),
          'open.tail.reading': (_, run) => expect(run.running('loadTail')).toBe(1),
          open: ({ context }) => {
            const positions = context.events.map(({ position }: RecordedEvent) => position);
            expect(positions).toEqual(positions.map((_: number, n: number) => n + 1));
            expect(context.index === null || context.index < positions.length).toBe(true);
            expect(context.isComparing && context.index === null).toBe(false);
            // The second moment is there, later than the first, and never the present itself, which moves on.
            const { index, isComparing, to } = context;
            expect(to === null || (isComparing && index !== null && index < to && to < positions.length - 1)).toBe(
              true,
            );
          },
          'open.task.confirmingRestore': ({ context }) => expect(context.events.length).toBeGreaterThan(1),
          'open.task.looking': ({ context }) => expect(context.name).toBe(''),
        },
      }),
    );
  }

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
