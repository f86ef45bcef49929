import { waitFor } from 'xstate';
import { createCommonPasswords } from '#adapters/api/common-passwords.ts';
import { newId } from '#adapters/clock/new-id.ts';
import { now } from '#adapters/clock/now.ts';
import type { Identity } from '#adapters/identity/identity.ts';
import type { PresenceChannel } from '#adapters/live/presence-channel.ts';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';
import { failureMessage } from '#domain/api/failure-message.ts';
import type { AuthFailure } from '#domain/auth/auth-failure.ts';
import type { CommonPasswords } from '#domain/auth/password-policy.ts';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import type { JsonObject } from '#domain/log/json.ts';
import type { To } from '#domain/routes/routes.ts';
import type { PublicSettings } from '#domain/settings/public-settings.ts';
import type { User } from '#domain/user/user.ts';
import type { AppActor } from '#machines/app.machine.ts';
import { actorOf } from '#machines/app-system.ts';
import type { Toast } from '#machines/shell/toasts.machine.ts';
import { selectUser } from '#machines/shell/user.store.ts';
import type { Workspace } from '#machines/sync/workspace.store.ts';
import type { Gateways } from './gateways.ts';
import type { LazyAuthenticatedApp } from './lazy-authenticated-app.ts';

/** Services that pages pass to their flows and screens. */
export interface Services {
  readonly settings: PublicSettings;
  readonly identity: Identity;
  readonly commonPasswords: CommonPasswords;
  /** Readable state of the founder's work; only for private screens. */
  readonly workspace: Workspace;
  /** Where the founder's browsers are on a canvas; only for private screens. */
  readonly presence: Pick<PresenceChannel, 'say' | 'listen'>;
  readonly call: AuthorisedCall;
  readonly newId: () => string;
  /** ISO 8601. */
  readonly now: () => string;
  /** All of them as one change, which is taken back as one; the answer is its id. `at`: when it happened, where that was not now. */
  readonly dispatch: (drafts: readonly (CommandDraft & { readonly at?: string })[]) => string;
  /** Takes back the founder's last change on this device; `workspace.undo` says which that is. */
  readonly undo: () => void;
  /** Does the last change again that was taken back. */
  readonly redo: () => void;
  /** Opens a session with the identity provider's token; rejects with an `AuthFailure`. */
  readonly exchange: (firebaseToken: string) => Promise<void>;
  /** Leaves an address, to be told when new founders are let in; rejects with an `ApiFailure`. */
  readonly joinWaitlist: (email: string) => Promise<void>;
  /** Ends the welcome at the server and tells the application; rejects with an `ApiFailure`. */
  readonly completeOnboarding: (answers?: JsonObject) => Promise<void>;
  readonly reloadUser: () => void;
  /** The server has changed the founder's record to this. */
  readonly userChanged: (user: User) => void;
  readonly navigate: (to: To, options?: { readonly replace?: boolean }) => void;
  readonly showToast: (toast: Omit<Toast, 'id'>) => void;
  /** An error toast, with what a call rejected with. */
  readonly showFailure: (reason: unknown) => void;
}

export interface ServicesInput {
  readonly root: AppActor;
  readonly gateways: Gateways;
  readonly settings: PublicSettings;
  readonly authenticatedApp: LazyAuthenticatedApp;
  readonly call: AuthorisedCall;
}

export function createServices({ root, gateways, settings, authenticatedApp, call }: ServicesInput): Services {
  const { system } = root;
  const showToast = (toast: Omit<Toast, 'id'>) =>
    actorOf(system, 'toasts').send({ type: 'toast.shown', toast: { ...toast, id: newId() } });
  const userChanged = (user: User) => {
    // Not on a device that somebody has just left.
    if (actorOf(system, 'session').getSnapshot().matches('signedIn')) authenticatedApp.read().keepUser(user);
    root.send({ type: 'user.changed', user });
  };
  return {
    settings,
    get workspace() {
      return authenticatedApp.read().workspace;
    },
    get presence() {
      return authenticatedApp.read().presence;
    },
    call,
    newId,
    now,
    identity: gateways.identity,
    commonPasswords: createCommonPasswords(),
    dispatch: (drafts) => {
      const changeId = newId();
      const user = selectUser(actorOf(system, 'user').getSnapshot());
      if (drafts.some(({ type }) => !authenticatedApp.read().maySend(type, user))) {
        // The screen offers nothing of this; a key, or a role that has just changed, may still ask for it.
        showToast({ tone: 'error', message: 'Your role in this workspace doesn’t allow that. Nothing was changed.' });
        return changeId;
      }
      const issuedAt = now();
      const commands = drafts.map(({ type, stream, data, at = issuedAt }) => ({
        ...{ id: newId(), type, stream, data, at, changeId },
      }));
      if (commands.length > 0) actorOf(system, 'sync').send({ type: 'commands.issued', commands });
      return changeId;
    },
    undo: () => actorOf(system, 'sync').send({ type: 'undo.requested', newId: newId(), at: now() }),
    redo: () => actorOf(system, 'sync').send({ type: 'redo.requested', newId: newId(), at: now() }),
    exchange: (firebaseToken) => exchange(root, firebaseToken),
    joinWaitlist: async (email) => (await gateways.server()).joinWaitlist(email),
    completeOnboarding: async (answers) => userChanged(await authenticatedApp.read().completeOnboarding(answers)),
    userChanged,
    reloadUser: () => root.send({ type: 'user.reload' }),
    navigate: (to, options) => actorOf(system, 'navigation').send({ type: 'navigate', to, ...options }),
    showToast,
    showFailure: (reason) => showToast({ tone: 'error', message: failureMessage(reason) }),
  };
}

async function exchange(root: AppActor, firebaseToken: string): Promise<void> {
  const session = actorOf(root.system, 'session');
  session.send({ type: 'session.exchange', firebaseToken });
  const settled = await waitFor(session, (snapshot) => !snapshot.hasTag('pending'));
  if (settled.hasTag('authed')) return;
  const kind = settled.context.failure?.kind ?? 'unexpected';
  // What the session calls unavailable is a server that gave no answer.
  const failure: AuthFailure = { kind: kind === 'unavailable' ? 'offline' : kind };
  throw failure;
}
