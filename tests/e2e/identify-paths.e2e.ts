import type { AnyMachineSnapshot } from 'xstate';
import { identifyMachine } from '#machines/auth/identify.machine.ts';
import type { Attempt } from '../../src/domain/auth/attempt.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { done, failed, type ModelEvent } from '../models/model.ts';
import { IdentifyWalk } from './identify-walk.ts';
import { walkPaths } from './walk-paths.ts';

const attempts: readonly Attempt[] = [
  { kind: 'password', email: 'ada@example.org', password: 'as typed' },
  { kind: 'provider', provider: 'github' },
];

const authenticated = { kind: 'authenticated', firebaseToken: 'the word', email: 'ada@example.org' };
const events = [
  done('attempt', authenticated),
  done('attempt', { kind: 'collision', email: 'ada@example.org', ways: ['password', 'google'], adding: 'github' }),
  done('attempt', { kind: 'second-factor', steps: ['app', 'recovery'] }),
  failed('attempt', { kind: 'wrong-credentials' }),
  failed('attempt', { kind: 'popup-closed' }),
  failed('attempt', { kind: 'popup-blocked' }),
  done('leaveFor'),
  failed('leaveFor', { kind: 'unexpected' }),
  { type: 'answer.changed' },
  { type: 'password.submitted', password: '', verdict: 'missing' },
  { type: 'password.submitted', password: 'as typed', verdict: 'ok' },
  { type: 'provider.chosen', provider: 'google' },
  { type: 'step.chosen', step: 'recovery' },
  { type: 'step.chosen', step: 'app' },
  { type: 'code.submitted', code: '12', verdict: 'malformed' },
  { type: 'code.submitted', code: '123456', verdict: 'ok' },
  done('answerCode', authenticated),
  failed('answerCode', { kind: 'wrong-code' }),
  failed('answerCode', { kind: 'challenge-expired' }),
  done('addCollided'),
  failed('addCollided', { kind: 'way-taken' }),
  done('exchange'),
  failed('exchange', { kind: 'unavailable' }),
  failed('exchange', { kind: 'waitlist' }),
  { type: 'exchange.retried' },
  { type: 'flow.abandoned' },
];

/** Only a provider's window can be closed, blocked or left, and only what it vouches for collides. */
function happensInTheProduct({ context, value }: AnyMachineSnapshot, event: ModelEvent): boolean {
  const hasWindow = value === 'identifying' && context.provider !== null;
  const failure = event['error']?.kind;
  if (event['output']?.kind === 'collision') return context.provider === 'github';
  if (failure === 'popup-closed' || failure === 'popup-blocked') return hasWindow;
  if (failure === 'wrong-credentials') return !hasWindow;
  // Another step is offered, and the codes below are those of an app.
  if (event.type === 'step.chosen') return event['step'] !== context.step;
  if (event.type === 'code.submitted') return context.step === 'app';
  if (event.type === 'flow.abandoned') return value !== 'identifying' || hasWindow;
  return event.type !== 'exchange.retried' || context.failure.kind !== 'waitlist';
}

const world = productInBrowser();

walkPaths('from an attempt to a session', world, {
  machine: identifyMachine,
  inputs: attempts.map((attempt) => ({ attempt })),
  events,
  when: happensInTheProduct,
  begin: IdentifyWalk.begin,
});
