import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { User } from '#domain/user/user.ts';
import { selectUser, userStore } from './user.store.ts';

const ada: User = {
  id: 'u1',
  email: 'ada@example.org',
  emailVerified: true,
  displayName: null,
  photoUrl: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  userOnboarding: { onboardingCompleted: true },
};

test('the user is loaded, may be unknown though loaded, and is forgotten', () => {
  const actor = createActor(userStore).start();
  expect(actor.getSnapshot().context).toEqual({ user: null, isLoaded: false });
  actor.send({ type: 'user.loaded', user: ada });
  expect(selectUser(actor.getSnapshot())).toEqual(ada);
  actor.send({ type: 'user.cleared' });
  expect(actor.getSnapshot().context).toEqual({ user: null, isLoaded: false });
  actor.send({ type: 'user.loaded', user: null });
  expect(actor.getSnapshot().context).toEqual({ user: null, isLoaded: true });
});
