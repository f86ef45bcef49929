import { fromPromise, waitFor } from 'xstate';
import { deleteAccount } from '#adapters/api/account-settings.ts';
import type { AccountIdentity } from '#adapters/identity/account-identity.ts';
import { clearDevice } from '#adapters/storage/clear-device.ts';
import { reauthenticationMachine } from '#machines/auth/reauthentication.machine.ts';
import { deleteAccountMachine } from '#machines/settings/delete-account.machine.ts';
import type { App } from '../app-context.ts';
import { reauthenticationActors } from './reauthentication-actors.ts';

/** The machine that deletes the account, and afterwards leaves nothing of it on this device. */
export function deletionFlow(app: App, identity: AccountIdentity) {
  const { call } = app.services;
  return deleteAccountMachine.provide({
    actors: {
      reauthentication: reauthenticationMachine.provide({ actors: reauthenticationActors(call, identity) }),
      deleteAccount: fromPromise<void, { readonly firebaseToken: string }>(({ input }) =>
        deleteAccount(call, input.firebaseToken),
      ),
      leave: fromPromise<void>(() => leave(app, identity)),
    },
  });
}

async function leave({ actorOf, services }: App, identity: AccountIdentity): Promise<void> {
  // Our server has deleted the embedded provider's user. Firebase is asked while it still knows on this device who it is.
  const removed = services.settings.identity.kind === 'firebase' ? identity.remove().catch(() => {}) : null;
  const session = actorOf('session');
  // The server has ended the session, of which the live connection may have told before the answer came.
  if (session.getSnapshot().matches('signedOut')) await clearDevice();
  else session.send({ type: 'session.deleted' });
  await waitFor(session, (snapshot) => snapshot.matches('signedOut'));
  await removed;
  services.navigate({ name: 'landing' });
  services.showToast({ tone: 'success', message: 'Your account and everything in it have been deleted.' });
}
