import { describe, expect, test } from 'vitest';
import { type AnyActorLogic, createActor, fromCallback } from 'xstate';
import { matchPath } from '#domain/routes/match-path.ts';
import { Coverage, complete } from '../tests/models/coverage.ts';
import { drivePath } from '../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../tests/models/model.ts';
import { appMachine } from './app.machine.ts';

const user = (onboardingCompleted: boolean) => ({ id: 'u1', userOnboarding: { onboardingCompleted } });
const input = { flags: { preRelease: false, appTheme: true }, theme: { choice: 'system', systemDark: false } } as const;

/** The children stand still here, so that only what the application itself does is walked; events stand for theirs. */
const still = fromCallback(() => {});
const children: Readonly<Record<string, AnyActorLogic>> = Object.fromEntries(
  ['flags', 'session', 'user', 'theme', 'toasts', 'splash', 'guard', 'sync', 'navigation'].map((name) => [name, still]),
);
const relays = { relayFlags: () => {}, relaySession: () => {}, relayNavigation: () => {} };
const subject = appMachine.provide({ actors: children, actions: relays });

const paths = pathsOf(subject, {
  input,
  events: [
    { type: 'flags.reported', flags: input.flags },
    { type: 'place.reported', place: matchPath('/news') },
    ...(['signed-in', 'signed-out', 'signing-out', 'unsettled'] as const).flatMap((phase) =>
      [null, 'expired', 'signed-out'].map((ended) => ({ type: 'session.reported', phase, ended })),
    ),
    { type: 'user.changed', user: user(false) },
    { type: 'user.reload' },
    done('loadUser', user(true)),
    failed('loadUser', new Error('no answer, nothing kept')),
    done('reloadUser', user(true)),
    failed('reloadUser', new Error('no answer, nothing kept')),
  ],
  key: ({ context: { flags, place, visitor } }) => [flags !== null, place?.path, visitor],
});

describe(`the application, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(appMachine);

  test('each path leads where the model says, and only a known founder counts as one', async () => {
    for (const path of paths) {
      await drivePath(subject, path, {
        coverage,
        input,
        actors: children,
        actions: relays,
        invariants: {
          '*': (snapshot, run) => {
            const isLearning = snapshot.matches({ signedIn: 'loading' });
            expect(run.running('loadUser')).toBe(isLearning ? 1 : 0);
            expect(run.running('reloadUser')).toBe(snapshot.matches({ signedIn: { known: 'reloading' } }) ? 1 : 0);
          },
          settling: ({ context }) => expect(context.visitor).toBeNull(),
          signedOut: ({ context }) => expect(context.visitor).toEqual({ signedIn: false, user: null }),
          'signedIn.loading': ({ context }) => expect(context.visitor).toBeNull(),
          'signedIn.known': ({ context }) => {
            expect(context.visitor).toEqual({ signedIn: true, user: expect.objectContaining({ id: 'u1' }) });
          },
          'signedIn.unavailable': ({ context }) => expect(context.visitor).toEqual({ signedIn: true, user: null }),
          'signedIn.leaving': ({ context }) => expect(context.visitor).toBeNull(),
        },
      });
    }
  });

  test('every state and transition ran; the children’s snapshots with the children themselves', () => {
    const app = createActor(appMachine, { input, inspect: coverage.inspect }).start();
    expect(app.getSnapshot().value).toBe('settling');
    app.stop();
    expect(coverage.missing()).toEqual(complete);
  });
});
