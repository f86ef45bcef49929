import type { Selectable } from 'kysely';
import type { IdentityTables } from './identity-tables.ts';

/** A user of the embedded provider, as it is kept. */
export type IdentityUser = Selectable<IdentityTables['identity_users']>;
