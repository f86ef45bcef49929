import { fromPromise } from 'xstate';
import { verificationMailMachine } from '#machines/auth/verification-mail.machine.ts';
import type { Services } from '../services.ts';

/** The machine that asks for the verification mail again, at the real provider. */
export const verificationMailFlow = ({ identity }: Services) =>
  verificationMailMachine.provide({ actors: { sendMail: fromPromise<void>(() => identity.sendVerificationMail()) } });
