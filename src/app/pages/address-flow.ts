import { fromPromise } from 'xstate';
import { keepLinkEmail } from '#adapters/identity/kept-link-email.ts';
import { local } from '#adapters/storage/local.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import type { To } from '#domain/routes/routes.ts';
import { addressFormMachine } from '#machines/auth/address-form.machine.ts';
import { verificationMailMachine } from '#machines/auth/verification-mail.machine.ts';
import type { Services } from '../services.ts';

const addressFlow = (send: (email: string) => Promise<void>) =>
  addressFormMachine.provide({
    actors: { send: fromPromise<void, { readonly email: string }>(({ input }) => send(input.email)) },
  });

/** Mails a sign-in link; this browser remembers for whom, so that it completes the link without asking. */
export const linkFlow = ({ identity }: Services, redirect: string | undefined) =>
  addressFlow(async (email) => {
    await identity.sendLink({ email, continueUrl: continueUrl({ name: 'auth.verify', params: { redirect } }) });
    keepLinkEmail(local, email);
  });

/** Mails a link to a new password. */
export const resetFlow = ({ identity }: Services, redirect: string | undefined) =>
  addressFlow((email) =>
    identity.sendReset({ email, continueUrl: continueUrl({ name: 'sign-in', params: { redirect } }) }),
  );

/** Leaves an address, to be told when new founders are let in. */
export const waitlistFlow = ({ joinWaitlist }: Services) => addressFlow(joinWaitlist);

/** Where the link of a mail leads on to: an address of ours, with the origin that the provider wants to see. */
export const continueUrl = (to: To): string => location.origin + buildPath(to);

/** The machine that asks for the verification mail again, at the real provider. */
export const verificationMailFlow = ({ identity }: Services) =>
  verificationMailMachine.provide({ actors: { sendMail: fromPromise<void>(() => identity.sendVerificationMail()) } });
