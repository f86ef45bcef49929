import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { checklistMachine, selectIsChecklistShown } from './checklist.machine.ts';

describe('the list of first steps', () => {
  const coverage = new Coverage(checklistMachine);

  for (const isPutAway of [true, false]) {
    const input = { isPutAway };
    const paths = pathsOf(checklistMachine, {
      input,
      events: [{ type: 'checklist.putAway' }, { type: 'checklist.broughtBack' }],
    });
    test.each(paths)(`${isPutAway ? 'put away' : 'not put away'} before: $description`, async (path) => {
      await drivePath(checklistMachine, path, { coverage, input });
    });
  }

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

test('what is put away is kept so', () => {
  const kept: boolean[] = [];
  const machine = checklistMachine.provide({ actions: { store: (_, { isPutAway }) => kept.push(isPutAway) } });
  const checklist = createActor(machine, { input: { isPutAway: false } }).start();
  checklist.send({ type: 'checklist.putAway' });
  expect(selectIsChecklistShown(checklist.getSnapshot())).toBe(false);
  checklist.send({ type: 'checklist.broughtBack' });
  expect(selectIsChecklistShown(checklist.getSnapshot())).toBe(true);
  expect(kept).toEqual([true, false]);
});
