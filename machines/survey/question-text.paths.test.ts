import { describe, expect, test } from 'vitest';
import { createActor, type EventFromLogic, SimulatedClock } from 'xstate';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { after, pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { questionTextMachine } from './question-text.machine.ts';

const surveyId = '0198f0a0-0000-4000-8000-000000000001';
const input = { documentId: surveyId };
const begun = { type: 'text.begun', place: { question: 'why', field: 'title' }, text: 'Why bread?' } as const;
const events: readonly EventFromLogic<typeof questionTextMachine>[] = [
  begun,
  { type: 'text.typed', text: 'Why rye bread?' },
  { type: 'text.typed', text: 'Why bread?' },
  { type: 'text.typed', text: 'x'.repeat(301) },
  { type: 'text.came', text: 'Why oat bread?' },
  { type: 'composition.begun' },
  { type: 'composition.ended' },
  { type: 'text.stored' },
  after('restMs', 'questionText.open.writing.typing') as never,
  { type: 'text.left' },
  { type: 'part.gone' },
  { type: 'part.returned' },
  { type: 'draft.discarded' },
  { type: 'conflict.settled', keep: 'mine' },
  { type: 'conflict.settled', keep: 'theirs' },
];

describe('typing into a question', () => {
  const coverage = new Coverage(questionTextMachine);
  const paths = pathsOf(questionTextMachine, {
    input,
    events,
    key: ({ context: { base, draft, theirs } }) => [base, draft.length, theirs],
  });

  testPaths(paths, async (path) => {
    await drivePath(questionTextMachine, path, {
      coverage,
      input,
      invariants: {
        resting: ({ context }) => expect([context.place, context.draft]).toEqual([null, '']),
        'open.writing.still': ({ context }) => expect(context.draft).toBe(context.base),
        'open.tooLong': ({ context }) => expect(context.draft.length).toBeGreaterThan(300),
        // Nothing is asked where nothing would be lost.
        'open.orphaned': ({ context }) => expect(context.draft).not.toBe(context.base),
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

function run(...sent: readonly (EventFromLogic<typeof questionTextMachine> | number)[]) {
  const issued: CommandDraft[] = [];
  const clock = new SimulatedClock();
  const machine = questionTextMachine.provide({ actions: { issue: (_, { drafts }) => issued.push(...drafts) } });
  const actor = createActor(machine, { input, clock }).start();
  for (const each of sent) typeof each === 'number' ? clock.increment(each) : actor.send(each);
  return { issued: issued.map(({ data }) => data), value: actor.getSnapshot().value, ...actor.getSnapshot().context };
}
const still = { open: { writing: 'still' } };
const typed = (text: string) => ({ type: 'text.typed', text }) as const;
const came = (text: string) => ({ type: 'text.came', text }) as const;
const left = { type: 'text.left' } as const;
const change = (base: string, text: string) => ({ question: 'why', field: 'title', base, text });

test('a burst of typing is one change once it rests, and the next starts from it', () => {
  expect(
    run(begun, typed('Why rye'), 999, typed('Why rye bread?'), 999).issued,
    'nothing is stored while it is typed',
  ).toEqual([]);
  expect(run(begun, typed('Why rye'), 999, typed('Why rye bread?'), 1000, typed('Why rye?'), left).issued).toEqual([
    change('Why bread?', 'Why rye bread?'),
    change('Why rye bread?', 'Why rye?'),
  ]);
});

test('what was typed back is no change, and leaving stores what waits', () => {
  expect(run(begun, typed('Why'), typed('Why bread?'), 1000)).toMatchObject({ issued: [], value: still });
  expect(run(begun, typed('Why'), left)).toMatchObject({ issued: [change('Why bread?', 'Why')], value: 'resting' });
  expect(run(begun, typed('Why'), { type: 'text.stored' }).value).toEqual(still);
});

test('what others write is followed while nothing is typed, and kept apart from what is', () => {
  expect(run(begun, came('Why oats?'))).toMatchObject({ base: 'Why oats?', draft: 'Why oats?' });
  expect(run(begun, typed('Why bread, though?'), came('So why bread?'), left)).toMatchObject({
    issued: [change('Why bread?', 'Why bread, though?')],
    value: 'resting',
  });
});

test('a word that is put together is no change halfway, and one that was removed with its question waits', () => {
  const composing = [begun, { type: 'composition.begun' }, typed('なぜ')] as const;
  expect(run(...composing, { type: 'text.stored' }, 5_000).issued).toEqual([]);
  expect(run(...composing, { type: 'composition.ended' }, 1_000).issued).toEqual([change('Why bread?', 'なぜ')]);
  expect(run(...composing, { type: 'part.gone' }, 5_000)).toMatchObject({ issued: [], value: { open: 'orphaned' } });
});

test('a space at the end stays under the caret while the survey keeps the text without it', () => {
  expect(run(begun, typed('Why '), 1_000, came('Why'))).toMatchObject({ draft: 'Why ', base: 'Why', value: still });
});

test('where both change the same words the founder chooses', () => {
  const met = [begun, typed('Why rye bread?'), came('Why oat bread?'), left] as const;
  expect(run(...met)).toMatchObject({ issued: [], value: { open: 'conflicting' }, theirs: 'Why oat bread?' });
  expect(run(...met, { type: 'conflict.settled', keep: 'mine' })).toMatchObject({
    issued: [change('Why oat bread?', 'Why rye bread?')],
    value: 'resting',
  });
  expect(run(...met, { type: 'conflict.settled', keep: 'theirs' })).toMatchObject({ issued: [], value: 'resting' });
});

test('what is typed into a question that was removed is kept until the question is back, or it is given up', () => {
  const gone = [begun, typed('Why'), { type: 'part.gone' }] as const;
  expect(run(...gone, 1000)).toMatchObject({ issued: [], value: { open: 'orphaned' }, draft: 'Why' });
  expect(run(...gone, { type: 'part.returned' }, 1000)).toMatchObject({
    issued: [change('Why bread?', 'Why')],
    value: still,
  });
  expect(run(...gone, { type: 'draft.discarded' })).toMatchObject({ issued: [], value: 'resting' });
  expect(run(begun, { type: 'part.gone' })).toMatchObject({ issued: [], value: 'resting' });
});
