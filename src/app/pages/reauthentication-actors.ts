import { fromPromise } from 'xstate';
import { fetchPasskeys } from '#adapters/api/passkeys.ts';
import { confirmSession } from '#adapters/api/sessions.ts';
import type { AccountIdentity } from '#adapters/identity/account-identity.ts';
import type { Proof, Proven, ReauthenticationAnswer } from '#domain/account/reauthentication.ts';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';
import type { SecondStepAnswer } from '#domain/auth/second-step.ts';

/**
 * Showing the identity provider, and then our server, once more who this is. The server has to know before anything
 * changes: a change of the password ends every session that does not come of the same sign-in.
 */
export function reauthenticationActors(call: AuthorisedCall, identity: AccountIdentity) {
  const shown = async <Answer extends ReauthenticationAnswer>(answer: Answer): Promise<Answer> => {
    if (answer.kind === 'proven') await confirmSession(call, answer.firebaseToken);
    return answer;
  };
  const ownPasskeys = async () => (await fetchPasskeys(call)).map(({ id }) => id);
  return {
    prove: fromPromise<ReauthenticationAnswer, Proof>(async ({ input }) =>
      shown(await (input.kind === 'passkey' ? identity.provePasskey(await ownPasskeys()) : identity.prove(input))),
    ),
    answerCode: fromPromise<Proven, SecondStepAnswer>(async ({ input }) => shown(await identity.answerCode(input))),
  };
}
