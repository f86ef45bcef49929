import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  passkeyListSchema,
  passkeyNameMax,
  passkeyRegistrationSchema,
  passkeySchema,
  passkeysAtMost,
} from '#domain/auth/passkey.ts';
import { text } from '#domain/log/text.ts';
import type { Principal } from '../accounts/principal.ts';
import { ApiError } from '../http/api-error.ts';
import { countedAddress } from '../http/counted-address.ts';
import { requirePrincipal, unauthorized } from '../http/require-principal.ts';
import { endEverySignIn } from './end-every-sign-in.ts';
import { holdOwner, uidOf } from './hold-owner.ts';
import { IdentityError } from './identity-error.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { challengeOf, transportsOf, webAuthnLibrary } from './passkey-answers.ts';
import { shownPasskey, userHandleOf } from './passkeys.ts';
import { tellOwner } from './tell-owner.ts';

export interface PasskeyDeps {
  readonly provider: IdentityProvider;
}

const path = '/api/v1/auth/passkeys';
/** Options for `navigator.credentials`, as JSON; the browser's library reads it. */
const ceremony = z.record(z.string(), z.unknown());
const rpName = 'Groundwork';
const notVerified = () => new ApiError(403, 'email-unverified', 'Verify your email first.');
const tooMany = () => new ApiError(409, 'too-many-passkeys', 'Remove a passkey first.');
const notRight = () => new ApiError(400, 'invalid-passkey', 'This passkey couldn’t be added. Try again.');

/** Passkeys: a second factor, or a way in by themselves. Of the embedded provider alone; see decision 0062. */
export const passkeyRoutes: FastifyPluginAsyncZod<PasskeyDeps> = async (app, { provider }) => {
  const { origin, hostname } = new URL(provider.publicUrl);
  const security = [{ session: [] }];

  app.get(
    path,
    {
      onRequest: requirePrincipal,
      schema: { summary: 'The passkeys of the founder', security, response: { 200: passkeyListSchema } },
    },
    async ({ principal }) => {
      const uid = await uidOf(provider.db, principal.accountId);
      if (uid === undefined) throw unauthorized();
      return { passkeys: (await provider.passkeys.of(uid)).map(shownPasskey) };
    },
  );

  app.post(
    `${path}/registration`,
    {
      onRequest: requirePrincipal,
      schema: {
        summary: 'What a browser makes a new passkey by; needs a sign-in of the last five minutes',
        description: '403 `email-unverified`, 409 `too-many-passkeys`.',
        security,
        response: { 200: ceremony },
      },
    },
    async ({ principal }) => {
      const { user, known } = await provider.transaction(async (within) => {
        const owner = await holdOwner(within, principal);
        return { ...owner, known: await within.passkeys.of(owner.user.uid) };
      });
      if (!user.email_verified) throw notVerified();
      if (known.length >= passkeysAtMost) throw tooMany();
      const challenge = await provider.passkeys.challenge({ purpose: 'registration', boundTo: principal.sessionId });
      const { generateRegistrationOptions } = await webAuthnLibrary();
      const options = await generateRegistrationOptions({
        rpName,
        rpID: hostname,
        userID: Uint8Array.from(userHandleOf(user.uid)),
        userName: user.email ?? user.uid,
        userDisplayName: user.display_name ?? user.email ?? '',
        challenge: Uint8Array.from(Buffer.from(challenge, 'base64url')),
        attestationType: 'none',
        excludeCredentials: known.map(({ id, transports }) => ({ id, transports: transportsOf(transports) })),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      });
      return { ...options };
    },
  );

  app.post(
    path,
    {
      onRequest: requirePrincipal,
      schema: {
        summary: 'Adds a passkey that the browser has made, and ends every other session',
        security,
        body: z.strictObject({ name: text(passkeyNameMax), registration: passkeyRegistrationSchema }),
        response: { 201: passkeySchema },
      },
    },
    async ({ principal, body: { name, registration } }, reply) => {
      const made = await judgeRegistration(provider, principal, registration, { origin, hostname });
      const added = await provider.transaction(async (within) => {
        const { user } = await holdOwner(within, principal);
        if (!user.email_verified) throw notVerified();
        // Others may have been added since this one was asked for.
        if ((await within.passkeys.of(user.uid)).length >= passkeysAtMost) throw tooMany();
        const isNew = await within.passkeys.add({
          id: made.id,
          uid: user.uid,
          public_key: Buffer.from(made.publicKey),
          counter: made.counter,
          transports: (made.transports ?? []).join(','),
          name: name.trim() === '' ? rpName : name.trim(),
        });
        if (!isNew) throw new ApiError(409, 'passkey-taken', 'This passkey was already added.');
        await endOthers(within, user.uid, principal);
        tellOwner(within, user, { kind: 'passkey-added', name });
        return within.passkeys.find(made.id);
      });
      if (!added) throw notRight();
      const { accountId, sessionId } = principal;
      provider.record({ event: 'passkey-added', outcome: 'success', who: { accountId }, sessionId });
      return reply.code(201).send(shownPasskey(added));
    },
  );

  app.delete(
    `${path}/:id`,
    {
      onRequest: requirePrincipal,
      schema: {
        summary: 'Removes a passkey and ends every other session; needs a sign-in of the last five minutes',
        security,
        params: z.object({ id: z.string().max(2048) }),
        response: { 204: z.undefined() },
      },
    },
    async ({ principal, params }, reply) => {
      await provider.transaction(async (within) => {
        const { user } = await holdOwner(within, principal);
        const passkey = (await within.passkeys.of(user.uid)).find(({ id }) => id === params.id);
        if (!passkey || !(await within.passkeys.remove(user.uid, passkey.id))) {
          throw new ApiError(404, 'not-found', 'That passkey no longer exists.');
        }
        if (!(await within.factors.hasAny(user.uid))) await within.recoveryCodes.endAll(user.uid);
        await endOthers(within, user.uid, principal);
        tellOwner(within, user, { kind: 'passkey-removed', name: passkey.name });
      });
      const { accountId, sessionId } = principal;
      provider.record({ event: 'passkey-removed', outcome: 'success', who: { accountId }, sessionId });
      return reply.code(204).send();
    },
  );

  app.post(
    `${path}/challenge`,
    {
      schema: {
        summary: 'What a browser asks a passkey by, to sign in or to finish a sign-in that waits for a second factor',
        description:
          'Without a body any passkey of this site may answer, and nothing tells who has one. 400 `challenge-expired` for a sign-in that waits no longer.',
        body: z.strictObject({ mfaPendingCredential: z.string().max(8192).optional() }),
        response: { 200: ceremony },
      },
    },
    async ({ ip, body: { mfaPendingCredential: credential } }) => {
      limited(() => provider.limits.call(countedAddress(ip)));
      if (credential === undefined) {
        const challenge = await provider.passkeys.challenge({ purpose: 'sign-in' });
        return { ...(await ask(challenge, 'required')) };
      }
      const uid = await provider.pending.whose(credential);
      if (uid === undefined) throw new ApiError(400, 'challenge-expired', 'That took too long. Sign in again.');
      const known = await provider.passkeys.of(uid);
      const challenge = await provider.passkeys.challenge({ purpose: 'second-factor', boundTo: credential });
      return { ...(await ask(challenge, 'preferred', known)) };
    },
  );

  const ask = async (
    challenge: string,
    userVerification: 'required' | 'preferred',
    allowed: readonly { readonly id: string; readonly transports: string }[] = [],
  ) => {
    const { generateAuthenticationOptions } = await webAuthnLibrary();
    return generateAuthenticationOptions({
      rpID: hostname,
      challenge: Uint8Array.from(Buffer.from(challenge, 'base64url')),
      userVerification,
      ...(allowed.length > 0 && {
        allowCredentials: allowed.map(({ id, transports }) => ({ id, transports: transportsOf(transports) })),
      }),
    });
  };
};

/** The key of a new passkey, whose challenge is then used up. Throws 400 `invalid-passkey`. */
async function judgeRegistration(
  { passkeys }: IdentityProvider,
  { sessionId }: Principal,
  registration: z.infer<typeof passkeyRegistrationSchema>,
  { origin, hostname }: { readonly origin: string; readonly hostname: string },
) {
  const challenge = challengeOf(registration.response.clientDataJSON);
  const asked = { purpose: 'registration', boundTo: sessionId } as const;
  if (!challenge || !(await passkeys.takeChallenge(challenge, asked))) throw notRight();
  const { verifyRegistrationResponse } = await webAuthnLibrary();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: registration as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: hostname,
    requireUserVerification: false,
  }).catch(() => ({ verified: false, registrationInfo: undefined }) as const);
  if (!verified || !registrationInfo) throw notRight();
  return registrationInfo.credential;
}

/** Ends the user's other sign-ins: they were made with fewer factors, or with one that is gone. */
async function endOthers(
  within: Parameters<Parameters<IdentityProvider['transaction']>[0]>[0],
  uid: string,
  { sessionId }: Principal,
): Promise<void> {
  const ended = await endEverySignIn(within.db, uid, within.clock(), { sessionId });
  within.afterCommit(() => within.sessionsEnded(ended));
}

function limited(count: () => void): void {
  try {
    count();
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    throw new ApiError(429, 'too-many-requests', 'Too many requests. Try again later.', error.retryAfterS);
  }
}
