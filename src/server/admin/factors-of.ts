import type { Database } from '../db/database.ts';
import { providerNames } from '../identity/provider-id.ts';

/** A way into an account beside its password: an app that shows codes, a passkey, or an account elsewhere. */
export interface Factor {
  /** Id of the app or the passkey; for an account elsewhere the provider's id, such as `google.com`. */
  readonly id: string;
  readonly kind: 'app' | 'passkey' | 'provider';
  /** Name that the founder knows it by. */
  readonly name: string;
  /** ISO 8601. */
  readonly since: string;
}

/** All of an embedded provider's user, the oldest first. */
export async function factorsOf(db: Database, uid: string): Promise<Factor[]> {
  const apps = await db
    .selectFrom('identity_second_factors')
    .select(['id', 'display_name', 'enrolled_at'])
    .where('uid', '=', uid)
    .execute();
  const passkeys = await db
    .selectFrom('identity_passkeys')
    .select(['id', 'name', 'created_at'])
    .where('uid', '=', uid)
    .execute();
  const links = await db
    .selectFrom('identity_links')
    .select(['provider_id', 'email', 'linked_at'])
    .where('uid', '=', uid)
    .execute();
  const factors: Factor[] = [
    ...apps.map(({ id, display_name, enrolled_at }) => ({
      id,
      kind: 'app' as const,
      name: display_name ?? 'an app without a name',
      since: enrolled_at.toISOString(),
    })),
    ...passkeys.map(({ id, name, created_at }) => ({
      id,
      kind: 'passkey' as const,
      name: `passkey ${name}`,
      since: created_at.toISOString(),
    })),
    ...links.map(({ provider_id, email, linked_at }) => ({
      id: provider_id,
      kind: 'provider' as const,
      name: [providerNames[provider_id], email].filter(Boolean).join(', '),
      since: linked_at.toISOString(),
    })),
  ];
  return factors.sort((a, b) => a.since.localeCompare(b.since));
}

const tables = {
  app: 'identity_second_factors',
  passkey: 'identity_passkeys',
  provider: 'identity_links',
} as const;

/** Takes one away, with what it was about to let in; an app that is being added goes with any, and the recovery codes
 * with the last second factor. */
export async function removeFactor(db: Database, uid: string, { id, kind }: Factor): Promise<void> {
  const table = tables[kind];
  const column = kind === 'provider' ? 'provider_id' : 'id';
  await db
    .deleteFrom(table)
    .where('uid', '=', uid)
    .where((each) => each(column as 'uid', '=', id))
    .execute();
  await db.deleteFrom('identity_enrolments').where('uid', '=', uid).execute();
  const apps = db.selectFrom('identity_second_factors').select('id').where('uid', '=', uid);
  const passkeys = db.selectFrom('identity_passkeys').select('id').where('uid', '=', uid);
  if ((await apps.unionAll(passkeys).executeTakeFirst()) === undefined) {
    await db.deleteFrom('identity_recovery_codes').where('uid', '=', uid).execute();
  }
}
