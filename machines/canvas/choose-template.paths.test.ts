import { describe, expect, test } from 'vitest';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { chooseTemplateMachine } from './choose-template.machine.ts';

const paths = pathsOf(chooseTemplateMachine, {
  input: {},
  events: [
    { type: 'template.picked', template: 'swot' },
    { type: 'template.picked', template: 'blank' },
    { type: 'template.confirmed' },
    { type: 'templates.left' },
  ],
  key: ({ context }) => context,
});

describe(`choosing a template, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(chooseTemplateMachine);

  testPaths(paths, async (path) => {
    let laidOut = 0;
    await drivePath(chooseTemplateMachine, path, {
      coverage,
      input: {},
      actions: { layOut: () => laidOut++ },
      invariants: {
        laidOut: ({ context }) => expect([context.template === 'blank', laidOut]).toEqual([false, 1]),
        left: () => expect(laidOut).toBe(0),
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
