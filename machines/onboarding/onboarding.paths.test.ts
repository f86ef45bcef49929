import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { onboardingMachine } from './onboarding.machine.ts';

const events = [
  { type: 'question.answered', answer: ' A shared workshop ' },
  { type: 'question.answered', answer: ' ' },
  { type: 'question.answered', answer: 'x'.repeat(141) },
  { type: 'question.skipped' },
  { type: 'question.reopened' },
  { type: 'example.asked', answer: ' A tool shed ' },
  { type: 'example.asked', answer: 'x'.repeat(141) },
  done('complete'),
  failed('complete', { kind: 'no-answer' }),
  failed('complete', new Error('a fault')),
];

describe.each([{ keptIdea: null }, { keptIdea: 'A ladder library' }])('onboarding with %j', (input) => {
  const coverage = new Coverage(onboardingMachine);
  const paths = pathsOf(onboardingMachine, {
    input,
    events,
    key: ({ context }) => context,
    when: (snapshot, event) => snapshot.matches('idea') || event['answer']?.length !== 141,
  });

  testPaths(paths, async (path) => {
    await drivePath(onboardingMachine, path, {
      coverage,
      input,
      invariants: {
        '*': ({ context }) => {
          const { idea } = context.answers;
          expect(idea === undefined || (idea.length > 0 && idea.length <= 140 && idea === idea.trim())).toBe(true);
        },
        idea: ({ context }) => expect(context.captured).toBe(false),
        stage: ({ context }) => expect(context.problem).toBeNull(),
        finishing: ({ context }, run) => {
          expect(context).toMatchObject({ captured: context.answers.idea !== undefined, failure: null });
          expect(run.running('complete')).toBe(1);
        },
        goal: ({ context }) => expect(context.wantsExample).toBe(false),
        done: ({ context }) => expect(context.failure).toBeNull(),
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

describe('finishing', () => {
  function start(complete: () => Promise<void>, keptIdea: string | null = null) {
    const captured: string[] = [];
    const forgotten: string[] = [];
    const shown: string[] = [];
    const machine = onboardingMachine.provide({
      actors: { complete: fromPromise(complete) },
      actions: {
        captureIdea: (_, { title }) => captured.push(title),
        forgetKeptIdea: ({ context }) => forgotten.push(String(context.keptIdea)),
        showExample: () => shown.push('the example'),
      },
    });
    return { actor: createActor(machine, { input: { keptIdea } }).start(), captured, forgotten, shown };
  }

  test('captures what was typed once, however often the server has to be asked', async () => {
    const { actor, captured } = start(() => Promise.reject({ kind: 'no-answer' }));
    actor.send({ type: 'question.answered', answer: 'A shared workshop' });
    actor.send({ type: 'question.skipped' });
    for (let n = 0; n < 3; n++) {
      actor.send({ type: 'question.skipped' });
      await new Promise((resolve) => setTimeout(resolve));
    }
    expect(actor.getSnapshot().context.failure).toEqual({ kind: 'no-answer' });
    expect(captured).toEqual(['A shared workshop']);
  });

  test('captures nothing where every question was skipped', async () => {
    const { actor, captured } = start(() => Promise.resolve());
    for (let n = 0; n < 3; n++) actor.send({ type: 'question.skipped' });
    await new Promise((resolve) => setTimeout(resolve));
    expect(actor.getSnapshot().value).toBe('done');
    expect(captured).toEqual([]);
  });

  test('whoever wants to see the example is through, with all that was typed, and is led there', async () => {
    const asked: object[] = [];
    const { actor, captured, shown } = start(async () => {
      asked.push(actor.getSnapshot().context.answers);
    });
    actor.send({ type: 'question.answered', answer: 'A shared workshop' });
    actor.send({ type: 'example.asked', answer: 'built' });
    expect(shown).toEqual([]);
    await new Promise((resolve) => setTimeout(resolve));
    expect([actor.getSnapshot().value, captured, asked, shown]).toEqual([
      ...['done', ['A shared workshop'], [{ idea: 'A shared workshop', stage: 'built' }], ['the example']],
    ]);
  });

  test('an idea that is too long for its line is not lost to the example', () => {
    const { actor } = start(() => Promise.resolve());
    actor.send({ type: 'example.asked', answer: 'x'.repeat(141) });
    expect(actor.getSnapshot()).toMatchObject({ value: 'idea', context: { problem: 'title-too-long' } });
  });

  test('after a failure the example is asked for anew', async () => {
    let tries = 0;
    const { actor, shown } = start(() => (tries++ === 0 ? Promise.reject({ kind: 'no-answer' }) : Promise.resolve()));
    actor.send({ type: 'example.asked', answer: '' });
    await new Promise((resolve) => setTimeout(resolve));
    expect(actor.getSnapshot()).toMatchObject({ value: 'goal', context: { failure: { kind: 'no-answer' } } });
    actor.send({ type: 'question.skipped' });
    await new Promise((resolve) => setTimeout(resolve));
    expect([actor.getSnapshot().value, shown]).toEqual(['done', []]);
  });

  const skip = { type: 'question.skipped' } as const;
  const say = (answer: string) => ({ type: 'question.answered', answer }) as const;
  test.each([
    ['skipping', [skip], ['A ladder library']],
    ['going on with it', [say('A ladder library')], ['A ladder library']],
    ['writing another', [say('A tool shed')], ['A tool shed']],
    ['clearing the line', [say(' ')], []],
    [
      'clearing the line, then skipping it after all',
      [say(''), { type: 'question.reopened' } as const, skip],
      ['A ladder library'],
    ],
  ])('%s, an idea kept from the landing page leads to %j captured', async (_, events, titles) => {
    const { actor, captured, forgotten } = start(() => Promise.resolve(), 'A ladder library');
    expect(actor.getSnapshot().context.answers).toEqual({ idea: 'A ladder library' });
    for (const event of [...events, skip]) actor.send(event);
    expect(forgotten).toEqual([]);
    actor.send(skip);
    expect({ captured, forgotten }).toEqual({ captured: titles, forgotten: ['A ladder library'] });
  });
});
