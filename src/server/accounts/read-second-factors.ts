import { z } from 'zod';
import { passkeySchema } from '#domain/auth/passkey.ts';
import { recoveryStatusSchema } from '#domain/auth/recovery-code.ts';
import type { Database } from '../db/database.ts';
import { shownPasskey } from '../identity/passkeys.ts';

/** Ways of a founder to sign in besides the password, as the embedded identity keeps them, without secrets. */
export const secondFactorsSchema = z.object({
  apps: z.array(z.object({ name: z.nullable(z.string()), enrolledAt: z.iso.datetime() })),
  passkeys: z.array(passkeySchema),
  recoveryCodes: recoveryStatusSchema,
});

export type SecondFactorsRecord = z.infer<typeof secondFactorsSchema>;

/** Empty with a real Firebase, which keeps them itself. */
export async function readSecondFactors(db: Database, accountId: string): Promise<SecondFactorsRecord> {
  const uid = db.selectFrom('accounts').select('provider_uid').where('id', '=', accountId);
  const apps = await db
    .selectFrom('identity_second_factors')
    .select(['display_name', 'enrolled_at'])
    .where('uid', '=', uid)
    .orderBy('enrolled_at')
    .execute();
  const passkeys = await db
    .selectFrom('identity_passkeys')
    .selectAll()
    .where('uid', '=', uid)
    .orderBy('created_at')
    .execute();
  const codes = await db.selectFrom('identity_recovery_codes').select('made_at').where('uid', '=', uid).execute();
  return {
    apps: apps.map(({ display_name, enrolled_at }) => ({ name: display_name, enrolledAt: enrolled_at.toISOString() })),
    passkeys: passkeys.map(shownPasskey),
    recoveryCodes: { left: codes.length, madeAt: codes[0]?.made_at.toISOString() ?? null },
  };
}
