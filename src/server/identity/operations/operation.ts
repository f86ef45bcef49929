import { z } from 'zod';
import { text } from '#domain/log/text.ts';
import type { IdentityProvider } from '../identity-provider.ts';

/** Long enough for any password that anybody sends; which are good is the policy's matter. */
const password = z.string().max(4096).optional();
const token = z.string().max(8192).optional();

/** The fields that operations read, of all that the SDK sends. */
export const operationFields = z.object({
  idToken: token,
  oobCode: token,
  email: z.optional(text(320)),
  identifier: z.optional(text(320)),
  password,
  newPassword: password,
  displayName: z.nullish(text(256)),
  photoUrl: z.nullish(text(2048)),
  requestType: z.string().max(64).optional(),
  continueUrl: z.optional(text(2048)),
  newEmail: z.optional(text(320)),
  /** Token for `signInWithCustomToken`. */
  token,
  requestUri: z.string().max(16_384).optional(),
  postBody: z.string().max(16_384).nullish(),
  autoCreate: z.boolean().optional(),
  deleteProvider: z.array(text(64)).max(16).optional(),
  mfaPendingCredential: token,
  mfaEnrollmentId: z.optional(text(8192)),
  totpEnrollmentInfo: z.object({}).optional(),
  /** The code may be the answer of a passkey, which is long. */
  totpVerificationInfo: z.object({ sessionInfo: token, verificationCode: token }).optional(),
});

export type OperationFields = z.infer<typeof operationFields>;

/** Who calls, as far as the request itself says. */
export interface Caller {
  readonly address: string;
  readonly apiKey: string;
  readonly language: string;
  /** Whether the request comes from this very machine, past no proxy. */
  readonly isLocal: boolean;
}

/** One call of the Identity Toolkit. Throws an `IdentityError` to refuse. */
export type Operation = (provider: IdentityProvider, fields: OperationFields, caller: Caller) => Promise<object>;
