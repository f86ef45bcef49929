import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { User } from '#domain/user/user.ts';
import { madeUpUser } from '../../tests/fixtures/made-up-user.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../../tests/models/model.ts';
import { profilePictureMachine } from './profile-picture.machine.ts';

const events = [
  { type: 'picture.given', picture: { id: 'photo', problem: null } },
  { type: 'picture.given', picture: { id: 'text', problem: 'no-image' } },
  { type: 'removal.asked' },
  done('savePicture', { photoUrl: '/api/user/me/picture/1' }),
  failed('savePicture', { kind: 'refused', status: 413, code: 'too-many-pixels', message: '' }),
  done('removePicture', { photoUrl: null }),
  failed('removePicture', { kind: 'no-answer' }),
];

describe('profile picture', () => {
  const coverage = new Coverage(profilePictureMachine);

  for (const path of pathsOf(profilePictureMachine, { events, key: ({ context }) => context })) {
    let told = 0;
    test(path.description, () => {
      told = 0;
      return drivePath(profilePictureMachine, path, {
        coverage,
        actions: { tellUser: () => void told++ },
        invariants: {
          '*': ({ context, value }, run) => {
            expect(told).toBeLessThanOrEqual(run.started('savePicture') + run.started('removePicture'));
            expect([run.running('savePicture'), run.running('removePicture')]).toEqual([
              value === 'saving' ? 1 : 0,
              value === 'removing' ? 1 : 0,
            ]);
            if (typeof value === 'string') expect(context.failure).toBe(null);
          },
          'open.saved': ({ context }) => {
            expect([context.failure, told > 0]).toEqual([null, true]);
          },
          'open.removed': ({ context }) => {
            expect([context.failure, told > 0]).toEqual([null, true]);
          },
          'open.idle': ({ context }) => {
            expect([null, 'no-image', 'too-large', 'offline']).toContain(context.failure);
          },
        },
      });
    });
  }

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });

  test.each([
    [{ type: 'picture.given', picture: { id: 'photo', problem: null } } as const, ['save photo', 'tell after save']],
    [{ type: 'picture.given', picture: { id: 'text', problem: 'no-image' } } as const, []],
    [{ type: 'removal.asked' } as const, ['remove', 'tell after remove']],
  ])('%j leads to what it asks for, and the answer is told', async (event, log) => {
    const done: string[] = [];
    const actor = createActor(
      profilePictureMachine.provide({
        actors: {
          savePicture: fromPromise<User, { readonly id: string }>(async ({ input }) => {
            done.push(`save ${input.id}`);
            return { ...madeUpUser(), displayName: 'after save' };
          }),
          removePicture: fromPromise<User>(async () => {
            done.push('remove');
            return { ...madeUpUser(), displayName: 'after remove' };
          }),
        },
        actions: { tellUser: (_, { user }) => void done.push(`tell ${user.displayName}`) },
      }),
    ).start();
    actor.send(event);
    await waitFor(actor, (snapshot) => !snapshot.hasTag('pending'));
    expect(done).toEqual(log);
    expect(actor.getSnapshot().context.failure).toBe(log.length > 0 ? null : 'no-image');
  });
});
