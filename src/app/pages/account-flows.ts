import { fromPromise } from 'xstate';
import { saveDisplayName } from '#adapters/api/account-settings.ts';
import { addPasskey, fetchPasskeys, removePasskey } from '#adapters/api/passkeys.ts';
import { fetchRecoveryStatus, makeRecoveryCodes } from '#adapters/api/recovery-codes.ts';
import { endOtherSessions, endSessionById, fetchSessions } from '#adapters/api/sessions.ts';
import type { AccountIdentity } from '#adapters/identity/account-identity.ts';
import type { SessionRecord } from '#domain/account/session-record.ts';
import { continueUrl } from '#domain/auth/continue-url.ts';
import type { OauthProvider } from '#domain/auth/oauth-provider.ts';
import type { Passkey } from '#domain/auth/passkey.ts';
import type { PasswordPolicy } from '#domain/auth/password-policy.ts';
import type { RecoveryStatus } from '#domain/auth/recovery-code.ts';
import type { User } from '#domain/user/user.ts';
import { changeEmailMachine } from '#machines/auth/change-email.machine.ts';
import { changePasswordMachine } from '#machines/auth/change-password.machine.ts';
import { reauthenticationMachine } from '#machines/auth/reauthentication.machine.ts';
import { setPasswordMachine } from '#machines/auth/set-password.machine.ts';
import { editProfileMachine } from '#machines/settings/edit-profile.machine.ts';
import { type Enrolment, enrolSecondFactorMachine } from '#machines/settings/enrol-second-factor.machine.ts';
import { linkedMethodsMachine } from '#machines/settings/linked-methods.machine.ts';
import { passkeysMachine } from '#machines/settings/passkeys.machine.ts';
import { recoveryCodesMachine } from '#machines/settings/recovery-codes.machine.ts';
import { removeSecondFactorMachine } from '#machines/settings/remove-second-factor.machine.ts';
import { sessionsListMachine } from '#machines/settings/sessions-list.machine.ts';
import type { App } from '../app-context.ts';
import type { Services } from '../services.ts';
import { reauthenticationActors } from './reauthentication-actors.ts';
import { showFreshToken } from './show-fresh-token.ts';

/** Notifies other parts of the settings of a change. */
export interface AccountNews {
  /** The founder signs in differently from now on. Every other session has ended. */
  readonly waysChanged: () => void;
  /** Every other session has ended. */
  readonly othersEnded: () => void;
  /** Something happened that the recent activity shows. */
  readonly activityChanged: () => void;
}

/** The machines of the account's settings, at the real provider and our server. */
export function accountFlows({ services }: App, identity: AccountIdentity, news: AccountNews) {
  const { call } = services;
  const proving = reauthenticationActors(call, identity);
  // The identity provider refuses account changes to tokens of a session with a key until the session has proved the key.
  // A browser opens another provider's window during a press alone, so a fresh sign-in proves it here, ahead.
  void showFreshToken(call, identity);
  const reauthentication = reauthenticationMachine.provide({ actors: proving });
  const readPolicy = fromPromise<PasswordPolicy>(() => services.identity.readPasswordPolicy());
  const choosePassword = async (newPassword: string): Promise<void> => {
    await identity.setPassword(newPassword);
    await showFreshToken(call, identity);
  };
  const setPassword = fromPromise<void, { readonly newPassword: string }>(({ input }) =>
    choosePassword(input.newPassword),
  );
  return {
    profile: editProfileMachine.provide({
      actors: {
        saveName: fromPromise<User, { readonly displayName: string | null }>(({ input }) =>
          saveDisplayName(call, input.displayName),
        ),
      },
      actions: { tellUser: (_, { user }) => services.userChanged(user) },
    }),
    email: changeEmailMachine.provide({
      actors: {
        reauthentication,
        sendMail: fromPromise<void, { readonly email: string }>(({ input }) =>
          identity.changeEmail({
            email: input.email,
            continueUrl: continueUrl(location.origin, { name: 'settings.account' }),
          }),
        ),
      },
    }),
    changePassword: changePasswordMachine.provide({
      actors: {
        ...proving,
        readPolicy,
        setPassword,
        endOtherSessions: fromPromise<void>(async () => {
          await endOtherSessions(call);
          news.othersEnded();
        }),
      },
    }),
    setPassword: setPasswordMachine.provide({
      actors: {
        reauthentication,
        readPolicy,
        setPassword: fromPromise<void, { readonly newPassword: string }>(async ({ input }) => {
          await choosePassword(input.newPassword);
          news.waysChanged();
        }),
      },
    }),
    enrolment: enrolSecondFactorMachine.provide({
      actors: {
        reauthentication,
        startEnrolment: fromPromise<Enrolment>(() => identity.startEnrolment()),
        finishEnrolment: fromPromise<void, { readonly code: string; readonly name: string }>(async ({ input }) => {
          await identity.finishEnrolment(input);
          await showFreshToken(call, identity);
        }),
      },
      actions: { tellChanged: news.waysChanged },
    }),
    passkeys: passkeysMachine.provide({
      actors: {
        reauthentication,
        loadPasskeys: fromPromise<readonly Passkey[]>(async () =>
          services.settings.identity.kind === 'embedded' ? fetchPasskeys(call) : [],
        ),
        addPasskey: fromPromise<void, { readonly name: string }>(({ input }) =>
          addPasskey(call, input.name, identity.createPasskey),
        ),
        removePasskey: fromPromise<void, { readonly id: string }>(({ input }) => removePasskey(call, input.id)),
      },
      actions: { tellChanged: news.waysChanged },
    }),
    recovery: recoveryCodesMachine.provide({
      actors: {
        reauthentication,
        readStatus: fromPromise<RecoveryStatus>(() => fetchRecoveryStatus(call)),
        makeCodes: fromPromise<readonly string[]>(() => makeRecoveryCodes(call)),
      },
      actions: { tellMade: news.activityChanged },
    }),
    removal: removeSecondFactorMachine.provide({
      actors: {
        reauthentication,
        removeFactor: fromPromise<void, { readonly id: string }>(async ({ input }) => {
          await identity.removeFactor(input.id);
          await showFreshToken(call, identity);
        }),
      },
      actions: { tellChanged: news.waysChanged },
    }),
    methods: linkedMethodsMachine.provide({
      actors: {
        reauthentication,
        link: fromPromise<void, { readonly provider: OauthProvider }>(({ input }) => identity.link(input.provider)),
        unlink: fromPromise<void, { readonly provider: OauthProvider }>(({ input }) => identity.unlink(input.provider)),
      },
      actions: { tellChanged: news.waysChanged },
    }),
  };
}

export type AccountFlows = ReturnType<typeof accountFlows>;

/** The list of sessions, at the real provider and our server. */
export const sessionsFlow = ({ call }: Services, identity: AccountIdentity) =>
  sessionsListMachine.provide({
    actors: {
      reauthentication: reauthenticationMachine.provide({ actors: reauthenticationActors(call, identity) }),
      loadSessions: fromPromise<readonly SessionRecord[]>(() => fetchSessions(call)),
      endSession: fromPromise<void, { readonly id: string }>(({ input }) => endSessionById(call, input.id)),
    },
  });
