import { describe, expect, test } from 'vitest';
import { matchPath } from '#domain/routes/match-path.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { type GuardEmitted, guardMachine } from './guard.machine.ts';

const user = { id: 'u1', userOnboarding: { onboardingCompleted: true } };
const subject = guardMachine.provide({ actions: { endSession: () => {} } });

const paths = pathsOf(subject, {
  events: [
    { type: 'guard.asked', id: 'canvas', place: matchPath('/canvas') },
    { type: 'guard.asked', id: 'support', place: matchPath('/resources/support') },
    { type: 'flags.read', flags: { preRelease: false, appTheme: true } },
    { type: 'flags.read', flags: { preRelease: true, appTheme: true } },
    { type: 'session.settled', signedIn: true },
    { type: 'session.settled', signedIn: false },
    { type: 'session.unsettled' },
    { type: 'user.loaded', user },
    { type: 'user.loaded', user: null },
    { type: 'user.cleared' },
  ],
  key: ({ context }) => context,
});

describe(`the guard, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(guardMachine);

  test('each path leads where the model says, and an answer never comes before what it hangs on', async () => {
    for (const path of paths) {
      const answers: GuardEmitted[] = [];
      await drivePath(subject, path, {
        coverage,
        observe: (actor) => actor.on('*', (event) => answers.push(event as GuardEmitted)),
        invariants: {
          '*': ({ context }) => {
            const last = answers.splice(0).at(-1);
            if (last?.type !== 'guard.answered') return;
            expect(context.flags).not.toBeNull();
            expect(context.signedIn).not.toBeNull();
            if (last.decision.kind === 'user-unavailable') expect(context.isUserLoaded).toBe(true);
          },
          idle: ({ context }) => expect(context.question).toBeNull(),
          waiting: ({ context }) => {
            expect(context.question).not.toBeNull();
            const isSettled = context.flags !== null && context.signedIn === false;
            expect(isSettled).toBe(false);
          },
          signingOut: ({ context }) => {
            expect(context.question).not.toBeNull();
            expect(context.signedIn).toBeNull();
          },
        },
      });
    }
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
