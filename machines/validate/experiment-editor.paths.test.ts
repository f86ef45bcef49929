import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { after, pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import type { DraftedExperiment } from './experiment-draft.ts';
import { type ExperimentEditorEvent, experimentEditorMachine } from './experiment-editor.machine.ts';

const drafted: DraftedExperiment = {
  assumptionId: 'a',
  method: 'interviews',
  question: 'Who would pay?',
  yesWhen: '',
  criterion: null,
  n: null,
  endsAt: null,
  formula: 'corridor-1',
  prediction: null,
  expected: null,
  artefact: null,
};
const blank = { id: 'e', projectId: 'p', assumptionId: '', experiment: null };
const begun = { ...blank, assumptionId: 'a', experiment: drafted };
const artefact = { kind: 'page', id: 'page', goal: 'sign-up' } as const;
/** A card to which a link led that says the method, and a page. */
const planned = { ...blank, assumptionId: 'a', given: { method: 'page' as const, artefact } };
type Input = typeof blank | typeof begun | typeof planned;
const events: readonly ExperimentEditorEvent[] = [
  { type: 'draft.changed', typed: { method: 'interviews' } },
  { type: 'draft.changed', typed: { assumptionId: 'a' } },
  { type: 'draft.changed', typed: { criterion: '5' } },
  { type: 'draft.changed', typed: { criterion: '500' } },
  { type: 'draft.flushed' },
  { type: 'experiment.changed', experiment: { ...drafted, n: 20, criterion: 0.3 } },
  { type: 'experiment.locked' },
];
const pathsFrom = (input: Input) =>
  pathsOf(experimentEditorMachine, {
    input,
    events: [...events, after('pause', 'experimentEditor.typing')],
    key: ({ context }) => context,
  }).map((path) => ({ ...path, input }));
const paths = [...pathsFrom(blank), ...pathsFrom(begun), ...pathsFrom(planned)];

describe(`a test card, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(experimentEditorMachine);

  testPaths(paths, async ({ input, ...path }) => {
    await drivePath(experimentEditorMachine, path, {
      coverage,
      input,
      invariants: {
        'unwritten.blank': ({ context: { draft } }) =>
          expect([draft.method, draft.assumptionId]).toContain(draft.method ? '' : null),
        'unwritten.planned': ({ context: { draft, changed } }) =>
          expect([draft.method, draft.artefact, changed]).toEqual(['page', artefact, ['artefact']]),
        saved: ({ context: { changed } }) =>
          expect(changed.filter((field: string) => field !== 'criterion')).toEqual([]),
        typing: ({ context }) => expect(context.changed.length).toBeGreaterThan(0),
        locked: ({ context }) => expect(context.draft).toEqual(context.saved),
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

describe('what is issued', () => {
  function run(input: Input, ...steps: readonly (ExperimentEditorEvent | number)[]) {
    const issued: CommandDraft[] = [];
    const clock = new SimulatedClock();
    const machine = experimentEditorMachine.provide({ actions: { issue: (_, { drafts }) => issued.push(...drafts) } });
    const editor = createActor(machine, { input, clock }).start();
    for (const step of steps) {
      if (typeof step === 'number') clock.increment(step);
      else editor.send(step);
    }
    return { issued, draft: editor.getSnapshot().context.draft };
  }
  const revise = (data: object) => ({ type: 'ReviseExperiment', stream: 'experiment-e', data });
  const type = (typed: object): ExperimentEditorEvent => ({ type: 'draft.changed', typed });

  test('an experiment begins once it has a method and an assumption, in either order', () => {
    const design = {
      type: 'DesignExperiment',
      stream: 'experiment-e',
      data: { projectId: 'p', assumptionId: 'a', method: 'data' },
    };
    expect([
      run(blank, type({ method: 'data' }), type({ assumptionId: 'a' })).issued,
      run(blank, type({ assumptionId: 'a' }), type({ method: 'data' })).issued,
      run(blank, type({ assumptionId: 'a', n: '9' }), type({ method: 'data' })).issued,
    ]).toEqual([[design], [design], [{ ...design, data: { ...design.data, n: 9 } }]]);
  });

  test('a card whose method and page were chosen before begins with the first thing that is typed', () => {
    const data = { projectId: 'p', assumptionId: 'a', method: 'page', artefact };
    const design = { type: 'DesignExperiment', stream: 'experiment-e', data };
    expect(run(planned, 60_000, { type: 'draft.flushed' })).toMatchObject({
      issued: [],
      draft: { method: 'page', artefact },
    });
    expect([
      run(planned, type({ criterion: '5' })).issued,
      run(planned, type({ method: 'data', artefact: null })).issued,
    ]).toEqual([
      [{ ...design, data: { ...data, criterion: 0.05 } }],
      [{ ...design, data: { ...data, method: 'data', artefact: null } }],
    ]);
  });

  test('a card that has begun ignores what a link says of a new one', () => {
    expect(run({ ...begun, ...{ given: planned.given } }, 60_000)).toMatchObject({
      issued: [],
      draft: { method: 'interviews', artefact: null },
    });
  });

  test('fields that are typed together are saved together after a pause, and once', () => {
    const typed = [type({ criterion: '1' }), 500, type({ criterion: '10' }), 500, type({ n: '1,200' })];
    expect(run(begun, ...typed, 799).issued).toEqual([]);
    expect(run(begun, ...typed, 800, 60_000, { type: 'draft.flushed' }).issued).toEqual([
      revise({ criterion: 0.1, n: 1200 }),
    ]);
  });

  test('what cannot be read yet stays as it was typed while the rest is saved, and is saved once it can', () => {
    const question = [type({ criterion: '500', question: 'Who pays?' }), { type: 'draft.flushed' }] as const;
    const back = { type: 'experiment.changed', experiment: { ...drafted, question: 'Who pays?' } } as const;
    const half = run(begun, ...question, back);
    expect([half.issued, half.draft]).toMatchObject([[revise({ question: 'Who pays?' })], { criterion: '500' }]);
    expect(run(begun, ...question, back, type({ criterion: '50' }), { type: 'draft.flushed' }).issued).toEqual([
      revise({ question: 'Who pays?' }),
      revise({ criterion: 0.5 }),
    ]);
  });

  test('a card that is closed saves at once', () => {
    expect(run(begun, type({ question: ' Who pays? ' }), { type: 'draft.flushed' }).issued).toEqual([
      revise({ question: 'Who pays?' }),
    ]);
  });

  test('a network that many people share is said so, and unsaid', () => {
    const shared = { ...begun, experiment: { ...drafted, sharesNetwork: true } };
    expect([
      run(begun).draft.sharesNetwork,
      run(begun, type({ sharesNetwork: true }), 800).issued,
      run(shared).draft.sharesNetwork,
      run(shared, type({ sharesNetwork: false }), 800).issued,
    ]).toEqual([false, [revise({ sharesNetwork: true })], true, [revise({ sharesNetwork: false })]]);
  });

  test('what counts as a yes is saved as it is meant, unless it is too long to be kept', () => {
    expect([
      run(begun, type({ yesWhen: ' They paid. ' }), { type: 'draft.flushed' }).issued,
      run({ ...begun, experiment: { ...drafted, yesWhen: 'They paid' } }, type({ yesWhen: '' }), 800).issued,
      run(begun, type({ yesWhen: 'x'.repeat(501) }), 800).issued,
    ]).toEqual([[revise({ yesWhen: 'They paid.' })], [revise({ yesWhen: '' })], []]);
  });

  test('the share that the founder expects is saved as a share, and as nothing once it is emptied', () => {
    const expecting = { ...begun, experiment: { ...drafted, expected: 0.07 } };
    expect([
      run(begun, type({ expected: '12,5' }), 800).issued,
      run(expecting).draft.expected,
      run(expecting, type({ expected: ' ' }), 800).issued,
      run(begun, type({ expected: '120' }), 800).issued,
    ]).toEqual([[revise({ expected: 0.125 })], '7', [revise({ expected: null })], []]);
  });

  test('a field that is emptied is emptied', () => {
    const input = { ...begun, experiment: { ...drafted, criterion: 0.07, n: 20, endsAt: '2026-12-01T23:00:00.000Z' } };
    expect(run(input).draft.criterion).toBe('7');
    expect(run(input, type({ criterion: '', n: ' ', endsAt: null }), 800).issued).toEqual([
      revise({ criterion: null, n: null, endsAt: null }),
    ]);
  });

  test('what cannot be read is kept as typed, and saved once it can be read', () => {
    const typed = [type({ criterion: '120', n: '50' }), 800] as const;
    expect(run(begun, ...typed)).toEqual({
      issued: [revise({ n: 50 })],
      draft: { ...run(begun).draft, criterion: '120', n: '50' },
    });
    expect(run(begun, ...typed, type({ criterion: '12' }), 800).issued).toEqual([
      revise({ n: 50 }),
      revise({ criterion: 0.12 }),
    ]);
  });

  test('a change from elsewhere is shown, but not over what is being typed', () => {
    const elsewhere: ExperimentEditorEvent = {
      type: 'experiment.changed',
      experiment: { ...drafted, n: 80, question: 'Theirs' },
    };
    const { draft, issued } = run(begun, type({ question: 'Mine' }), elsewhere, 800);
    expect([draft.n, draft.question, issued]).toEqual(['80', 'Mine', [revise({ question: 'Mine' })]]);
  });

  test('what was saved and comes back from the log is no change of the card', () => {
    const echo: ExperimentEditorEvent = { type: 'experiment.changed', experiment: { ...drafted, n: 80 } };
    const actor = createActor(experimentEditorMachine, { input: begun }).start();
    actor.send(type({ n: '80' }));
    const { draft } = actor.getSnapshot().context;
    actor.send({ type: 'draft.flushed' });
    actor.send(echo);
    expect(actor.getSnapshot().context.draft).toBe(draft);
  });

  test('what was typed as another tab locked it is given up, and the locked card is shown', () => {
    const { draft, issued } = run(begun, type({ criterion: '50' }), { type: 'experiment.locked' }, 800);
    expect([draft.criterion, issued]).toEqual(['', []]);
  });
});
