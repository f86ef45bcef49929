import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { toastsMachine } from '#machines/shell/toasts.machine.ts';
import type { Services } from '../services.ts';
import { offerTakingBack } from './offer-taking-back.ts';

const draft = (type: string) => ({ type, stream: 'idea-1', data: {} }) as CommandDraft;

test('the button of a notice takes its own change back, once, as long as it is there', () => {
  const toasts = createActor(toastsMachine).start();
  const dispatched: unknown[] = [];
  let ids = 0;
  const services = {
    newId: () => `n${ids++}`,
    dispatch: (drafts: readonly CommandDraft[]) => dispatched.push(drafts.map(({ type }) => type)),
  } as unknown as Services;
  const offer = (message: string, ...types: readonly string[]) =>
    offerTakingBack(toasts, services, { message, drafts: types.map(draft) });
  offer('Excluded Ada.', 'IncludeEntry');
  offer('Retired 2.', 'ReviveAssumption', 'ReviveAssumption');
  offer('Archived Bees.', 'RestoreIdea');
  const shown = () => toasts.getSnapshot().context.toasts.map(({ id, message }) => `${id} ${message}`);
  expect(shown()).toEqual(['n0 Excluded Ada.', 'n1 Retired 2.', 'n2 Archived Bees.']);
  toasts.send({ type: 'toast.acted', id: 'n1' });
  toasts.send({ type: 'toast.dismissed', id: 'n0' });
  for (const id of ['n0', 'n1']) toasts.send({ type: 'toast.acted', id });
  expect([dispatched, shown()]).toEqual([[['ReviveAssumption', 'ReviveAssumption']], ['n2 Archived Bees.']]);
  toasts.stop();
});
