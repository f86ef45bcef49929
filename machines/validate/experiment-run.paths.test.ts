import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { type ExperimentRunEvent, experimentRunMachine } from './experiment-run.machine.ts';

const from = { file: 'responses.csv', question: 'Would you pay?', counted: 'Yes' };
const input = { id: 'e', planned: 20 };
const paths = pathsOf(experimentRunMachine, {
  input,
  events: [
    { type: 'result.asked' },
    { type: 'stop.asked' },
    { type: 'form.changed', typed: { yeses: '9', answers: '12' } },
    { type: 'form.changed', typed: { reason: 'Nobody came' } },
    { type: 'form.submitted' },
    { type: 'form.left' },
    { type: 'file.asked' },
    { type: 'file.left' },
    { type: 'responses.counted', k: 9, n: 20, from },
  ],
  key: ({ context }) => context,
});

describe(`ending an experiment, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(experimentRunMachine);

  testPaths(paths, async (path) => {
    let sent = 0;
    const issue = () => {
      sent += 1;
    };
    await drivePath(experimentRunMachine, path, {
      coverage,
      input,
      actions: { issue },
      invariants: {
        watching: ({ context }) => expect(context).toMatchObject({ yeses: '', reason: '', problem: null }),
        ended: () => expect(sent).toBe(1),
        reporting: ({ context }) => {
          expect(sent).toBe(0);
          // Numbers that were typed are never said to be from a file.
          expect([context.imported, context.answers]).toEqual(
            context.imported ? [from, '20'] : [null, expect.stringMatching(/^(?:12)?$/)],
          );
        },
        counting: () => expect(sent).toBe(0),
        stopping: () => expect(sent).toBe(0),
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

describe('what is issued', () => {
  function run(...events: readonly ExperimentRunEvent[]) {
    const issued: CommandDraft[] = [];
    const machine = experimentRunMachine.provide({ actions: { issue: (_, { drafts }) => issued.push(...drafts) } });
    const actor = createActor(machine, { input }).start();
    for (const event of events) actor.send(event);
    return { issued, problem: actor.getSnapshot().context.problem };
  }
  const submit = { type: 'form.submitted' } as const;
  const result = (yeses: string, answers: string) =>
    run({ type: 'result.asked' }, { type: 'form.changed', typed: { yeses, answers, note: ' seen ' } }, submit, submit);

  test.each([
    ['0', '20', { k: 0, n: 20 }],
    ['9', '12', { k: 9, n: 12 }],
    ['20', '20', { k: 20, n: 20 }],
  ])('%s of %s', (yeses, answers, counted) => {
    expect(result(yeses, answers)).toEqual({
      issued: [{ type: 'RecordResult', stream: 'experiment-e', data: { ...counted, note: 'seen' } }],
      problem: null,
    });
  });

  test.each([
    ['13', '12'],
    ['1', '21'],
    ['0', '0'],
    ['', '12'],
    ['3', ''],
    ['2.5', '12'],
    ['-1', '12'],
  ])('%s of %s is no result', (yeses, answers) => {
    expect(result(yeses, answers)).toEqual({ issued: [], problem: 'count-invalid' });
  });

  test('counts from a file say so, also with a note, until a number is typed', () => {
    const asked: readonly ExperimentRunEvent[] = [
      { type: 'result.asked' },
      { type: 'file.asked' },
      { type: 'responses.counted', k: 9, n: 20, from },
      { type: 'form.changed', typed: { note: 'in May' } },
    ];
    const data = { k: 9, n: 20, note: 'in May' };
    const recorded = (given: object) => [{ type: 'RecordResult', stream: 'experiment-e', data: given }];
    expect(run(...asked, submit).issued).toEqual(recorded({ ...data, imported: from }));
    const typed = { type: 'form.changed', typed: { yeses: '8' } } as const;
    expect(run(...asked, typed, submit).issued).toEqual(recorded({ ...data, k: 8 }));
  });

  test('an experiment is stopped with a reason', () => {
    const stop = (reason: string) => run({ type: 'stop.asked' }, { type: 'form.changed', typed: { reason } }, submit);
    expect([stop(' '), stop(' Nobody came ')]).toEqual([
      { issued: [], problem: 'reason-empty' },
      {
        issued: [{ type: 'StopExperiment', stream: 'experiment-e', data: { reason: 'Nobody came' } }],
        problem: null,
      },
    ]);
  });
});
