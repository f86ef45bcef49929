import type { AuthenticatorTransportFuture } from '@simplewebauthn/server';
import { z } from 'zod';
import { passkeyAnswerSchema } from '#domain/auth/passkey.ts';
import { IdentityError } from './identity-error.ts';
import type { IdentityProvider, IdentityTransaction } from './identity-provider.ts';
import { type PasskeyPurpose, type PasskeyRow, userHandleOf } from './passkeys.ts';

/** Comes with the first passkey: with its certificates it is an eighth of what a server would load at its start. */
export const webAuthnLibrary = () => import('@simplewebauthn/server');

/** An answer whose signature was right. It counts once `acceptPasskey` has noted it. */
export interface JudgedPasskey {
  readonly id: string;
  readonly uid: string;
  readonly counter: number;
}

interface Asked {
  readonly purpose: Exclude<PasskeyPurpose, 'registration'>;
  readonly boundTo?: string | undefined;
}

/**
 * Judges the answer of a passkey, given as JSON in base64url, and uses its challenge up. As the first way in the founder has
 * to have shown themselves to the device, by a finger, a face or a PIN. Null if it is not right; which part of it is
 * wrong tells nobody anything.
 */
export async function judgePasskey(
  { passkeys, publicUrl }: IdentityProvider,
  encoded: string,
  { purpose, boundTo }: Asked,
): Promise<JudgedPasskey | null> {
  const response = readAnswer(encoded);
  const challenge = response && challengeOf(response.response.clientDataJSON);
  if (!response || !challenge || !(await passkeys.takeChallenge(challenge, { purpose, boundTo }))) return null;
  const passkey = await passkeys.find(response.id);
  const handle = response.response.userHandle;
  if (!passkey || (handle !== undefined && handle !== userHandleOf(passkey.uid).toString('base64url'))) return null;
  const { origin, hostname } = new URL(publicUrl);
  const webAuthn = await webAuthnLibrary();
  try {
    const { verified, authenticationInfo } = await webAuthn.verifyAuthenticationResponse({
      response: response as Parameters<typeof webAuthn.verifyAuthenticationResponse>[0]['response'],
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: hostname,
      credential: credentialOf(passkey),
      requireUserVerification: purpose === 'sign-in',
    });
    return verified ? { id: passkey.id, uid: passkey.uid, counter: authenticationInfo.newCounter } : null;
  } catch {
    return null;
  }
}

/** Notes the use of a passkey of a user whom this transaction holds. Throws INVALID_CODE if it is gone or was copied. */
export async function acceptPasskey(
  { passkeys }: IdentityTransaction,
  uid: string,
  judged: JudgedPasskey | null,
): Promise<void> {
  if (judged?.uid !== uid || !(await passkeys.use(judged.id, judged.counter))) throw new IdentityError('INVALID_CODE');
}

const credentialOf = ({ id, public_key, counter, transports }: PasskeyRow) => ({
  id,
  publicKey: Uint8Array.from(public_key),
  counter: Number(counter),
  transports: transportsOf(transports),
});

/** Parses stored transports: words with commas between them. */
export const transportsOf = (kept: string): AuthenticatorTransportFuture[] =>
  kept.split(',').filter((each) => each !== '') as AuthenticatorTransportFuture[];

function readAnswer(encoded: string): z.infer<typeof passkeyAnswerSchema> | null {
  const read = z.safeParse(passkeyAnswerSchema, parse(encoded));
  return read.success ? read.data : null;
}

/** The challenge that the browser says it has answered. */
export function challengeOf(clientDataJSON: string): string | null {
  const said = parse(clientDataJSON);
  return typeof said === 'object' && said !== null && 'challenge' in said && typeof said.challenge === 'string'
    ? said.challenge
    : null;
}

function parse(encoded: string): unknown {
  try {
    return JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
