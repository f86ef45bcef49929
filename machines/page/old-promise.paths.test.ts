import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { oldPromiseMachine, selectIsPromiseShown } from './old-promise.machine.ts';

describe('what a page promised before a pivot', () => {
  const coverage = new Coverage(oldPromiseMachine);

  for (const isDismissed of [true, false]) {
    const input = { isDismissed };
    const paths = pathsOf(oldPromiseMachine, { input, events: [{ type: 'promise.dismissed' }] });
    test.each(paths)(`${isDismissed ? 'dismissed' : 'not dismissed'} before: $description`, async (path) => {
      await drivePath(oldPromiseMachine, path, { coverage, input });
    });
  }

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

test('what is dismissed is remembered, and not shown again', () => {
  let remembered = 0;
  const machine = oldPromiseMachine.provide({ actions: { rememberDismissal: () => void remembered++ } });
  const promise = createActor(machine, { input: { isDismissed: false } }).start();
  const shown = [selectIsPromiseShown(promise.getSnapshot())];
  promise.send({ type: 'promise.dismissed' });
  shown.push(selectIsPromiseShown(promise.getSnapshot()));
  const again = createActor(machine, { input: { isDismissed: true } }).start();
  shown.push(selectIsPromiseShown(again.getSnapshot()));
  expect([shown, remembered]).toEqual([[true, false, false], 1]);
});
