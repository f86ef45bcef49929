import { fromPromise } from 'xstate';
import { saveDisplayName } from '#adapters/api/account-settings.ts';
import { endOtherSessions, endSessionById, fetchSessions } from '#adapters/api/sessions.ts';
import type { AccountIdentity } from '#adapters/identity/account-identity.ts';
import type { SessionRecord } from '#domain/account/session-record.ts';
import type { OauthProvider } from '#domain/auth/oauth-provider.ts';
import type { PasswordPolicy } from '#domain/auth/password-policy.ts';
import type { User } from '#domain/user/user.ts';
import { changeEmailMachine } from '#machines/change-email.machine.ts';
import { changePasswordMachine } from '#machines/change-password.machine.ts';
import { editProfileMachine } from '#machines/edit-profile.machine.ts';
import { type Enrolment, enrolSecondFactorMachine } from '#machines/enrol-second-factor.machine.ts';
import { linkedMethodsMachine } from '#machines/linked-methods.machine.ts';
import { proofMachine } from '#machines/proof.machine.ts';
import { removeSecondFactorMachine } from '#machines/remove-second-factor.machine.ts';
import { sessionsListMachine } from '#machines/sessions-list.machine.ts';
import { setPasswordMachine } from '#machines/set-password.machine.ts';
import type { App } from '../app-context.ts';
import { continueUrl } from './continue-url.ts';
import { proofActors } from './proof-actors.ts';
import { vouchAnew } from './vouch-anew.ts';

/** The machines of the account's settings, at the real provider and our server. `tellChanged` is told when the founder signs in otherwise from now on. */
export function accountFlows({ root, services }: App, identity: AccountIdentity, tellChanged: () => void) {
  const { call } = services;
  const proving = proofActors(call, identity);
  // The provider changes nothing for tokens whose session has a key until that was shown beside them. A window of another
  // provider opens at the press alone, so whoever has just signed in shows it ahead.
  void vouchAnew(call, identity);
  const proof = proofMachine.provide({ actors: proving });
  const readPolicy = fromPromise<PasswordPolicy>(() => services.identity.readPasswordPolicy());
  const choosePassword = async (newPassword: string): Promise<void> => {
    await identity.setPassword(newPassword);
    await vouchAnew(call, identity);
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
      actions: { tellUser: (_, { user }) => root.send({ type: 'user.changed', user }) },
    }),
    email: changeEmailMachine.provide({
      actors: {
        proof,
        sendMail: fromPromise<void, { readonly email: string }>(({ input }) =>
          identity.changeEmail({ email: input.email, continueUrl: continueUrl({ name: 'settings.account' }) }),
        ),
      },
    }),
    changePassword: changePasswordMachine.provide({
      actors: {
        ...proving,
        readPolicy,
        setPassword,
        endOtherSessions: fromPromise<void>(() => endOtherSessions(call)),
      },
    }),
    setPassword: setPasswordMachine.provide({
      actors: {
        proof,
        readPolicy,
        setPassword: fromPromise<void, { readonly newPassword: string }>(async ({ input }) => {
          await choosePassword(input.newPassword);
          tellChanged();
        }),
      },
    }),
    enrolment: enrolSecondFactorMachine.provide({
      actors: {
        proof,
        startEnrolment: fromPromise<Enrolment>(() => identity.startEnrolment()),
        finishEnrolment: fromPromise<void, { readonly code: string; readonly name: string }>(async ({ input }) => {
          await identity.finishEnrolment(input);
          await vouchAnew(call, identity);
        }),
      },
      actions: { tellChanged },
    }),
    removal: removeSecondFactorMachine.provide({
      actors: {
        proof,
        removeFactor: fromPromise<void, { readonly id: string }>(async ({ input }) => {
          await identity.removeFactor(input.id);
          await vouchAnew(call, identity);
        }),
      },
      actions: { tellChanged },
    }),
    methods: linkedMethodsMachine.provide({
      actors: {
        proof,
        link: fromPromise<void, { readonly provider: OauthProvider }>(({ input }) => identity.link(input.provider)),
        unlink: fromPromise<void, { readonly provider: OauthProvider }>(({ input }) => identity.unlink(input.provider)),
      },
      actions: { tellChanged },
    }),
    sessions: sessionsListMachine.provide({
      actors: {
        proof,
        loadSessions: fromPromise<readonly SessionRecord[]>(() => fetchSessions(call)),
        endSession: fromPromise<void, { readonly id: string }>(({ input }) => endSessionById(call, input.id)),
      },
    }),
  };
}

export type AccountFlows = ReturnType<typeof accountFlows>;
