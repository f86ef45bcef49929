import type { AnyMachineSnapshot } from 'xstate';
import { type CompleteLinkInput, completeLinkMachine } from '#machines/auth/complete-link.machine.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { done, type ModelEvent } from '../models/model.ts';
import { CompleteLinkWalk } from './complete-link-walk.ts';
import { walkPaths } from './walk-paths.ts';

const inputs: readonly CompleteLinkInput[] = [
  { oobCode: 'the code', token: undefined, keptEmail: 'ada@example.org' },
  { oobCode: 'the code', token: undefined, keptEmail: null },
  { oobCode: undefined, token: 'the token', keptEmail: null },
  { oobCode: undefined, token: undefined, keptEmail: 'ada@example.org' },
];

const failedBy = (kind: string) => done('identify', { kind: 'failed', failure: { kind } });
const events = [
  { type: 'address.submitted', email: 'ada@example.org', verdict: 'ok' },
  { type: 'address.submitted', email: '', verdict: 'missing' },
  { type: 'address.changed' },
  { type: 'token.confirmed' },
  { type: 'attempt.repeated' },
  done('identify', { kind: 'entered' }),
  done('identify', { kind: 'abandoned' }),
  failedBy('offline'),
  failedBy('other-address'),
  failedBy('link-expired'),
  failedBy('token-unusable'),
];

/** Whether an event can happen in the product: errors of a link do not happen to a token, and the other way round. */
function happensInTheProduct({ context }: AnyMachineSnapshot, event: ModelEvent): boolean {
  const kind = event['output']?.failure?.kind;
  if (kind === 'token-unusable') return context.token !== '';
  return context.oobCode !== '' || !['other-address', 'link-expired'].includes(kind);
}

const world = productInBrowser();

walkPaths('the end of a mailed link', world, {
  machine: completeLinkMachine,
  inputs,
  events,
  when: happensInTheProduct,
  // The machine of that name fails by a fault of ours alone.
  neverInTheProduct: ['completeLink.identifying -[xstate.error.actor.identify 0]-> completeLink.unusable'],
  begin: async (walk) => new CompleteLinkWalk(walk),
});
