import { fromPromise } from 'xstate';
import { forgetLinkEmail } from '#adapters/identity/kept-link-email.ts';
import { shownAgain } from '#adapters/page/shown-again.ts';
import { local } from '#adapters/storage/local.ts';
import type { Attempt, Authenticated, Identified } from '#domain/auth/attempt.ts';
import { continueUrl } from '#domain/auth/continue-url.ts';
import { type OauthProvider, providerNames } from '#domain/auth/oauth-provider.ts';
import type { SecondStepAnswer } from '#domain/auth/second-step.ts';
import { identifyMachine } from '#machines/auth/identify.machine.ts';
import type { Services } from '../services.ts';

/** The machine from an attempt to a session, at the real provider and our server. `redirect` goes along into mails. */
export function identifyFlow(services: Services, redirect: string | undefined) {
  const { identity, showToast } = services;
  return identifyMachine.provide({
    actors: {
      attempt: fromPromise<Identified, Attempt>(async ({ input }) => {
        const identified = await identity.identify(
          input,
          continueUrl(location.origin, { name: 'sign-in', params: { redirect } }),
        );
        if (input.kind === 'link') forgetLinkEmail(local);
        return identified;
      }),
      leaveFor: fromPromise<void, OauthProvider>(({ input, signal }) =>
        Promise.race([identity.leaveFor(input), shownAgain(signal)]),
      ),
      answerCode: fromPromise<Authenticated, SecondStepAnswer>(({ input }) => identity.answerCode(input)),
      addCollided: fromPromise<void>(() => identity.addCollided()),
      exchange: exchangeActor(services),
    },
    actions: {
      tellAdded: (_, { collision }) =>
        collision &&
        showToast({ tone: 'success', message: `You can now sign in with ${providerNames[collision.adding]}.` }),
      tellNotAdded: (_, { collision }) =>
        collision &&
        showToast({
          tone: 'warning',
          message: `You’re signed in, but ${providerNames[collision.adding]} couldn’t be added. Try again later.`,
        }),
    },
  });
}

/** The second half of every sign-in: our server opens a session for the identity provider's token. */
const exchangeActor = ({ exchange }: Services) =>
  fromPromise<void, { readonly firebaseToken: string }>(({ input }) => exchange(input.firebaseToken));
