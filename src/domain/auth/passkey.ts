import * as z from 'zod/mini';

/** Name that the embedded identity gives to any passkey if it asks for the id of a second factor. */
export const passkeyFactorId = 'passkey';

/** Before the answer of a passkey where the identity's calls carry a token: they have no field of their own for it. */
export const passkeyTokenPrefix = 'passkey.';

export const passkeyNameMax = 40;

/** Limit per founder. */
export const passkeysAtMost = 20;

/** `id` is the credential's, in base64url. */
export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
});
export type Passkey = z.infer<typeof passkeySchema>;

export const passkeyListSchema = z.object({ passkeys: z.array(passkeySchema) });

const base64url = z.string().check(z.regex(/^[A-Za-z0-9_-]+$/), z.maxLength(16_384));
const credentialBase = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.string().check(z.maxLength(32))),
  clientExtensionResults: z.record(z.string(), z.unknown()),
};

/** A browser's answer to `navigator.credentials.create`, as JSON. Source: WebAuthn, `RegistrationResponseJSON` */
export const passkeyRegistrationSchema = z.object({
  ...credentialBase,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.optional(z.array(z.string().check(z.maxLength(32))).check(z.maxLength(8))),
  }),
});

/** A browser's answer to `navigator.credentials.get`, as JSON. Source: WebAuthn, `AuthenticationResponseJSON` */
export const passkeyAnswerSchema = z.object({
  ...credentialBase,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.optional(base64url),
  }),
});
