import * as z from 'zod/mini';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';
import { newRecoveryCodesSchema, type RecoveryStatus, recoveryStatusSchema } from '#domain/auth/recovery-code.ts';

const path = '/api/v1/auth/recovery-codes';

/** How many the founder has left. Rejects with an `ApiFailure`. */
export async function fetchRecoveryStatus(call: AuthorisedCall): Promise<RecoveryStatus> {
  return z.parse(recoveryStatusSchema, await call(path));
}

/** Makes ten in place of those before. Secret; our server does not show them again. */
export async function makeRecoveryCodes(call: AuthorisedCall): Promise<readonly string[]> {
  return z.parse(newRecoveryCodesSchema, await call(path, { method: 'POST' })).recoveryCodes;
}
