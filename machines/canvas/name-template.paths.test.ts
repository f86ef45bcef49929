import { describe, expect, test } from 'vitest';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { nameTemplateMachine } from './name-template.machine.ts';

const input = { scope: 'selection' } as const;
const paths = pathsOf(nameTemplateMachine, {
  input,
  events: [
    { type: 'scope.picked', scope: 'everything' },
    { type: 'name.given', name: '', fault: 'name-empty' },
    { type: 'name.given', name: 'Map', fault: null },
    { type: 'naming.left' },
  ],
  key: ({ context }) => context,
});

describe(`naming a template, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(nameTemplateMachine);

  testPaths(paths, async (path) => {
    const saved: unknown[] = [];
    const machine = nameTemplateMachine.provide({ actions: { save: (_, params) => void saved.push(params) } });
    await drivePath(machine, path, {
      coverage,
      input,
      invariants: {
        asking: () => expect(saved).toEqual([]),
        saved: ({ context: { scope } }) => expect(saved).toEqual([{ name: 'Map', scope }]),
        left: () => expect(saved).toEqual([]),
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
