import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { matchPath } from '#domain/routes/match-path.ts';
import { guardMachine } from '#machines/shell/guard.machine.ts';
import { createAskGuard } from './ask-guard.ts';

function startGuard() {
  const guard = createActor(guardMachine).start();
  let ids = 0;
  const ask = createAskGuard(guard, () => `q${ids++}`);
  const settle = (signedIn: boolean) => {
    guard.send({ type: 'flags.read', flags: { preRelease: false, appTheme: true } });
    guard.send({ type: 'session.settled', signedIn });
  };
  return { guard, ask: (address: string) => ask(matchPath(address)), settle };
}

test('an answer that takes time reaches the one who asked', async () => {
  const { ask, settle } = startGuard();
  const verdict = ask('/canvas');
  settle(false);
  expect(await verdict).toEqual({
    kind: 'redirect',
    to: { name: 'sign-in', params: { redirect: '/canvas' } },
  });
});

test('an answer at once does too', async () => {
  const { ask, settle } = startGuard();
  settle(false);
  expect(await ask('/sign-up')).toEqual({ kind: 'allow' });
});

test('a question that was overtaken is not answered with the newer one’s answer', async () => {
  const { ask, settle } = startGuard();
  const first = ask('/canvas');
  const second = ask('/pricing');
  settle(false);
  await expect(first).rejects.toEqual({ reason: 'overtaken' });
  expect(await second).toEqual({ kind: 'allow' });
});

test('a record that cannot be read fails the transition with words', async () => {
  const { guard, ask, settle } = startGuard();
  settle(true);
  guard.send({ type: 'user.loaded', user: null });
  expect(await ask('/home')).toEqual({ kind: 'fail', reason: 'We couldn’t load your account.' });
});
