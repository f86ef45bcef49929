import { expect, test } from 'vitest';
import { type AnyMachineSnapshot, type AnyStateMachine, createActor, fromPromise, waitFor } from 'xstate';
import { authFormMachine } from './auth-form.machine.ts';
import { changePasswordMachine } from './change-password.machine.ts';
import { resetPasswordMachine } from './reset-password.machine.ts';
import { setPasswordMachine } from './set-password.machine.ts';

const proven = { kind: 'proven', firebaseToken: 'token' };
const answer = (output: unknown) => fromPromise(async () => output);
const typed = { currentPassword: 'the old one', newPassword: 'princess', password: 'princess', email: 'a@example.org' };
const submitted = (type: string) => ({
  ...typed,
  type,
  verdict: 'ok',
  verdicts: { currentPassword: 'ok', newPassword: 'ok', email: 'ok', password: 'ok' },
});

/** Returns the form's state after the provider has refused a password that the browser found good. */
async function shownAfter(kind: string, flow: 'way-in' | 'reset' | 'set' | 'change'): Promise<unknown> {
  const refuse = fromPromise<never>(async () => Promise.reject({ kind }));
  const identify = answer({ kind: 'failed', failure: { kind } });
  const [machine, input, actors, ...events] = (
    {
      'way-in': [authFormMachine, { purpose: 'sign-up', returningFrom: null }, { identify }, 'form.submitted'],
      reset: [
        resetPasswordMachine,
        { oobCode: 'the code' },
        { readCode: answer({ email: 'a@example.org' }), savePassword: refuse },
        'password.submitted',
      ],
      set: [
        setPasswordMachine,
        { ways: ['google'] },
        { reauthentication: answer(proven), readPolicy: answer({ minLength: 8, maxLength: 128 }), setPassword: refuse },
        'flow.started',
        'form.submitted',
      ],
      change: [
        changePasswordMachine,
        undefined,
        { prove: answer(proven), readPolicy: answer({ minLength: 8, maxLength: 128 }), setPassword: refuse },
        'form.submitted',
      ],
    } as const
  )[flow] as unknown as [AnyStateMachine, unknown, never, ...string[]];
  const actor = createActor(machine.provide({ actors }), { input }).start();
  const isOpen = (snapshot: AnyMachineSnapshot) => snapshot.matches('editing') || snapshot.matches('choosing');
  for (const type of events) {
    if (type !== 'flow.started') await waitFor(actor, isOpen);
    actor.send(submitted(type));
  }
  const { context } = await waitFor(actor, (snapshot) => isOpen(snapshot) && snapshot.context !== undefined);
  actor.stop();
  return { problem: context.problem ?? context.problems, failure: context.failure };
}

test.each([
  ['way-in', { email: 'ok', password: 'too-common' }],
  ['reset', 'too-common'],
  ['set', 'too-common'],
  ['change', { currentPassword: 'ok', newPassword: 'too-common' }],
] as const)('%s says beside the field that a password is common', async (flow, problem) => {
  expect(await shownAfter('common-password', flow)).toEqual({ problem, failure: null });
});

test.each([
  ['way-in', { email: 'ok', password: 'too-personal' }],
  ['reset', 'too-personal'],
  ['set', 'too-personal'],
  ['change', { currentPassword: 'ok', newPassword: 'too-personal' }],
] as const)('%s says beside the field that a password is the address', async (flow, problem) => {
  expect(await shownAfter('personal-password', flow)).toEqual({ problem, failure: null });
});
