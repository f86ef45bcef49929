import { queryOptions } from '@tanstack/react-query';
import { fetchPasskeys } from '#adapters/api/passkeys.ts';
import type { AccountIdentity } from '#adapters/identity/account-identity.ts';
import { canAskPasskey } from '#adapters/page/can-ask-passkey.ts';
import type { SignInRecord } from '#domain/account/sign-in-record.ts';
import type { Services } from '../services.ts';

export const signInRecordKey = ['founder', 'sign-in-record'] as const;

/** Reads how the founder signs in, as the identity provider tells it. Errors are read by `accountFailureOf`. */
export const signInRecordQuery = ({ call, settings }: Services, identity: AccountIdentity) =>
  queryOptions({
    queryKey: signInRecordKey,
    queryFn: async (): Promise<SignInRecord> => {
      // If passkeys cannot be read, another way to reauthenticate is offered.
      const passkeys = canAskPasskey(settings.identity) ? fetchPasskeys(call).catch(() => []) : [];
      const [record, known] = await Promise.all([identity.read(), passkeys]);
      return { ...record, hasPasskey: known.length > 0 };
    },
    // Another device may have changed it.
    staleTime: 0,
    // Without a network it fails at once, and the screen says so.
    networkMode: 'always',
  });
