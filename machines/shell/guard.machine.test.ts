import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { decideAccess } from '#domain/access/decide-access.ts';
import type { Flags } from '#domain/access/flags.ts';
import { matchPath } from '#domain/routes/match-path.ts';
import type { User } from '#domain/user/user.ts';
import { type GuardEmitted, type GuardEvent, guardMachine } from './guard.machine.ts';

const ada = (onboardingCompleted = true): User => ({
  id: 'u1',
  email: 'ada@example.org',
  emailVerified: true,
  displayName: null,
  photoUrl: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  userOnboarding: { onboardingCompleted },
});
const open: Flags = { preRelease: false, appTheme: true };
const closed: Flags = { preRelease: true, appTheme: true };
const ask = (id: string, path: string): GuardEvent => ({ type: 'guard.asked', id, place: matchPath(path) });

function startGuard(...events: readonly GuardEvent[]) {
  const emitted: GuardEmitted[] = [];
  const asked = { signOuts: 0 };
  const machine = guardMachine.provide({
    actions: {
      endSession: () => {
        asked.signOuts += 1;
      },
    },
  });
  const guard = createActor(machine);
  guard.on('*', (event) => emitted.push(event));
  guard.start();
  for (const event of events) guard.send(event);
  return { guard, emitted, asked };
}

describe('the guard', () => {
  test('waits for flags, session and user, then answers once', () => {
    const { guard, emitted } = startGuard(ask('q', '/canvas'));
    for (const event of [
      { type: 'flags.read', flags: open },
      { type: 'session.settled', signedIn: true },
    ] as const) {
      guard.send(event);
      expect(emitted).toEqual([]);
    }
    guard.send({ type: 'user.loaded', user: ada() });
    guard.send({ type: 'user.loaded', user: ada(false) });
    expect(emitted).toEqual([{ type: 'guard.answered', id: 'q', decision: { kind: 'allow' } }]);
  });

  test('does not wait for a user that the answer does not hang on', () => {
    const settled = [
      { type: 'flags.read', flags: open },
      { type: 'session.settled', signedIn: true },
    ] as const;
    const { emitted } = startGuard(...settled, ask('q', '/resources/support'), ask('r', '/sign-in?redirect=/news'));
    expect(emitted).toEqual([
      { type: 'guard.answered', id: 'q', decision: { kind: 'allow' } },
      { type: 'guard.answered', id: 'r', decision: { kind: 'redirect', to: { name: 'news', params: {} } } },
    ]);
  });

  test('waits again while the session is being renewed', () => {
    const { guard, emitted } = startGuard(
      { type: 'flags.read', flags: open },
      { type: 'session.settled', signedIn: true },
      { type: 'user.loaded', user: ada() },
      { type: 'session.unsettled' },
      ask('q', '/canvas'),
    );
    expect(emitted).toEqual([]);
    guard.send({ type: 'session.settled', signedIn: false });
    const to = { name: 'sign-in', params: { redirect: '/canvas' } };
    expect(emitted).toEqual([{ type: 'guard.answered', id: 'q', decision: { kind: 'redirect', to } }]);
  });

  test('the last founder’s record does not count for the next one', () => {
    const { guard, emitted } = startGuard(
      { type: 'flags.read', flags: open },
      { type: 'session.settled', signedIn: true },
      { type: 'user.loaded', user: ada(true) },
      { type: 'session.settled', signedIn: false },
      { type: 'session.settled', signedIn: true },
      ask('q', '/canvas'),
    );
    expect(emitted).toEqual([]);
    guard.send({ type: 'user.loaded', user: ada(false) });
    const decision = { kind: 'redirect', to: { name: 'onboarding' } };
    expect(emitted).toEqual([{ type: 'guard.answered', id: 'q', decision }]);
  });

  test('a newer question cancels the older one', () => {
    const { guard, emitted } = startGuard(ask('old', '/canvas'), ask('new', '/news'));
    guard.send({ type: 'flags.read', flags: open });
    guard.send({ type: 'session.settled', signedIn: false });
    expect(emitted.map(({ type, id }) => [type, id])).toEqual([
      ['guard.cancelled', 'old'],
      ['guard.answered', 'new'],
    ]);
  });

  test('before the release a founder who is signed in is signed out first, then it is decided again', () => {
    const { guard, emitted, asked } = startGuard(
      { type: 'flags.read', flags: closed },
      { type: 'session.settled', signedIn: true },
      ask('q', '/resources/support'),
    );
    expect({ emitted, asked, value: guard.getSnapshot().value }).toEqual({
      emitted: [],
      asked: { signOuts: 1 },
      value: 'signingOut',
    });
    guard.send({ type: 'session.unsettled' });
    guard.send({ type: 'session.settled', signedIn: false });
    expect(emitted).toEqual([{ type: 'guard.answered', id: 'q', decision: { kind: 'allow' } }]);
    expect(asked.signOuts).toBe(1);
  });

  test('a user who could not be learnt is said so', () => {
    const { emitted } = startGuard(
      { type: 'flags.read', flags: open },
      { type: 'session.settled', signedIn: true },
      { type: 'user.loaded', user: null },
      ask('q', '/canvas'),
    );
    expect(emitted).toEqual([{ type: 'guard.answered', id: 'q', decision: { kind: 'user-unavailable' } }]);
  });

  test('whatever comes in whatever order: one answer a question, only the newest, by the facts of that moment', () => {
    const paths = ['/', '/pricing', '/resources/support', '/sign-in', '/canvas', '/onboarding', '/nowhere'];
    const event = fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...paths).map((path) => ask('', path)) },
      fc.constantFrom<GuardEvent>(
        { type: 'flags.read', flags: open },
        { type: 'flags.read', flags: closed },
        { type: 'session.settled', signedIn: true },
        { type: 'session.settled', signedIn: false },
        { type: 'session.unsettled' },
        { type: 'user.loaded', user: ada(true) },
        { type: 'user.loaded', user: ada(false) },
        { type: 'user.loaded', user: null },
        { type: 'user.cleared' },
      ),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        const { guard, emitted } = startGuard();
        const known = {
          flags: null as Flags | null,
          signedIn: null as boolean | null,
          user: undefined as User | null | undefined,
        };
        const unanswered = new Map<string, string>();
        for (const [n, event] of events.entries()) {
          if (event.type === 'guard.asked') unanswered.set(`q${n}`, event.place.path);
          if (event.type === 'flags.read') known.flags = event.flags;
          if (event.type === 'session.settled') known.signedIn = event.signedIn;
          if (event.type === 'session.unsettled') known.signedIn = null;
          if (event.type === 'user.loaded') known.user = event.user;
          if (event.type === 'user.cleared') known.user = undefined;
          if (known.signedIn === false) known.user = undefined;
          guard.send(event.type === 'guard.asked' ? { ...event, id: `q${n}` } : event);
          for (const answer of emitted.splice(0)) {
            const path = unanswered.get(answer.id);
            expect(path).toBeDefined();
            unanswered.delete(answer.id);
            if (answer.type === 'guard.cancelled') continue;
            if (!known.flags || known.signedIn === null) throw new Error('answered before it was known');
            const visitor = { signedIn: known.signedIn, user: known.user ?? null };
            expect(answer.decision).toEqual(decideAccess(matchPath(path ?? ''), known.flags, visitor));
            if (answer.decision.kind === 'user-unavailable') expect(known.user).toBeNull();
          }
          expect(unanswered.size).toBe(guard.getSnapshot().context.question ? 1 : 0);
        }
      }),
    );
  });
});
