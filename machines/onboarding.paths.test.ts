import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { Coverage, complete } from '../tests/models/coverage.ts';
import { drivePath } from '../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../tests/models/model.ts';
import { onboardingMachine } from './onboarding.machine.ts';

const events = [
  { type: 'question.answered', answer: ' A shared workshop ' },
  { type: 'question.answered', answer: ' ' },
  { type: 'question.answered', answer: 'x'.repeat(141) },
  { type: 'question.skipped' },
  { type: 'question.reopened' },
  done('complete'),
  failed('complete', { kind: 'no-answer' }),
  failed('complete', new Error('a fault')),
];

const paths = pathsOf(onboardingMachine, {
  events,
  key: ({ context }) => context,
  when: (snapshot, event) => snapshot.matches('idea') || event['answer']?.length !== 141,
});

describe(`onboarding, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(onboardingMachine);

  test.each(paths)('$description', async (path) => {
    await drivePath(onboardingMachine, path, {
      coverage,
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
        done: ({ context }) => expect(context.failure).toBeNull(),
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

describe('finishing', () => {
  function start(complete: () => Promise<void>) {
    const captured: string[] = [];
    const machine = onboardingMachine.provide({
      actors: { complete: fromPromise(complete) },
      actions: { captureIdea: (_, { title }) => captured.push(title) },
    });
    return { actor: createActor(machine).start(), captured };
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
});
