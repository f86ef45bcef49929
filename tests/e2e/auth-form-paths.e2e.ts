import type { AnyMachineSnapshot } from 'xstate';
import { type AuthFormInput, authFormMachine } from '#machines/auth/auth-form.machine.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { done, type ModelEvent } from '../models/model.ts';
import { AuthFormWalk } from './auth-form-walk.ts';
import { walkPaths } from './walk-paths.ts';

const inputs: readonly AuthFormInput[] = [
  { purpose: 'sign-in', returningFrom: null },
  { purpose: 'sign-up', returningFrom: null },
  { purpose: 'sign-in', returningFrom: 'twitter' },
];

const password = 'as typed';
const events = [
  { type: 'form.submitted', email: 'ada@example.org', password, verdicts: { email: 'ok', password: 'ok' } },
  { type: 'form.submitted', email: 'ada', password, verdicts: { email: 'malformed', password: 'ok' } },
  { type: 'field.changed', field: 'email' },
  { type: 'field.changed', field: 'password' },
  { type: 'provider.chosen', provider: 'google' },
  done('identify', { kind: 'entered' }),
  done('identify', { kind: 'abandoned' }),
  done('identify', { kind: 'failed', failure: { kind: 'too-many-attempts' } }),
  done('identify', { kind: 'failed', failure: { kind: 'weak-password' } }),
];

/** Only a new password can be too weak. */
const happensInTheProduct = ({ context }: AnyMachineSnapshot, event: ModelEvent): boolean =>
  event['output']?.failure?.kind !== 'weak-password' || (context.purpose === 'sign-up' && context.provider === null);

const world = productInBrowser();

walkPaths('the way in', world, {
  machine: authFormMachine,
  inputs,
  coversEachInput: true,
  events,
  when: happensInTheProduct,
  // The machine of that name fails by a fault of ours alone, and a passkey needs a device: see passkeys.e2e.ts.
  neverInTheProduct: [
    'authForm.identifying -[xstate.error.actor.identify 0]-> authForm.editing',
    'authForm.editing -[passkey.chosen 0]-> authForm.identifying',
  ],
  begin: AuthFormWalk.begin,
});
