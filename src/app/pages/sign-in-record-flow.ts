import { fromPromise } from 'xstate';
import { fetchPasskeys } from '#adapters/api/passkeys.ts';
import type { AccountIdentity } from '#adapters/identity/account-identity.ts';
import { canAskPasskey } from '#adapters/page/can-ask-passkey.ts';
import type { SignInRecord } from '#domain/account/sign-in-record.ts';
import { signInRecordMachine } from '#machines/settings/sign-in-record.machine.ts';
import type { Services } from '../services.ts';

/** The machine that knows how the founder signs in, asking the real provider. */
export function signInRecordFlow({ call, settings }: Services, identity: AccountIdentity) {
  // Where they cannot be read, another way of proof is offered.
  const hasPasskey = async () =>
    canAskPasskey(settings.identity) && (await fetchPasskeys(call).catch(() => [])).length > 0;
  return signInRecordMachine.provide({
    actors: {
      readRecord: fromPromise<SignInRecord>(async () => {
        const [record, has] = await Promise.all([identity.read(), hasPasskey()]);
        return { ...record, hasPasskey: has };
      }),
    },
  });
}
