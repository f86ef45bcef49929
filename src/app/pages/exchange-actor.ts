import { fromPromise } from 'xstate';
import type { Services } from '../services.ts';

/** The second half of every sign-in: our server opens a session for the identity provider's token. */
export const exchangeActor = ({ exchange }: Services) =>
  fromPromise<void, { readonly firebaseToken: string }>(({ input }) => exchange(input.firebaseToken));
