import { fromPromise } from 'xstate';
import { keepLinkEmail } from '#adapters/identity/kept-link-email.ts';
import { local } from '#adapters/storage/local.ts';
import { continueUrl } from '#domain/auth/continue-url.ts';
import { addressFormMachine } from '#machines/auth/address-form.machine.ts';
import type { Services } from '../services.ts';

const addressFlow = (send: (email: string) => Promise<void>) =>
  addressFormMachine.provide({
    actors: { send: fromPromise<void, { readonly email: string }>(({ input }) => send(input.email)) },
  });

/** Mails a sign-in link; this browser remembers for whom, so that it completes the link without asking. */
export const linkFlow = ({ identity }: Services, redirect: string | undefined) =>
  addressFlow(async (email) => {
    await identity.sendLink({
      email,
      continueUrl: continueUrl(location.origin, { name: 'auth.verify', params: { redirect } }),
    });
    keepLinkEmail(local, email);
  });

/** Mails a link to a new password. */
export const resetFlow = ({ identity }: Services, redirect: string | undefined) =>
  addressFlow((email) =>
    identity.sendReset({ email, continueUrl: continueUrl(location.origin, { name: 'sign-in', params: { redirect } }) }),
  );

/** Leaves an address, to be told when new founders are let in. */
export const waitlistFlow = ({ joinWaitlist }: Services) => addressFlow(joinWaitlist);
