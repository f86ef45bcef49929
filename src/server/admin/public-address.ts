import type { Database } from '../db/database.ts';
import { slugHash } from '../published/published-address.ts';
import { AdminRefused } from './admin-action.ts';

/** `/p/crumb` or `/s/0198…`. */
export interface PublicAddress {
  readonly name: string;
  readonly isSurvey: boolean;
  readonly address: string;
}

/** Whose an address is, and what it leads to; nulls once the account is gone. */
export type AddressOwner =
  | { readonly workspaceId: string; readonly id: string }
  | { readonly workspaceId: null; readonly id: null };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The page or survey that an operator names. */
export function addressOf(given: string): PublicAddress {
  const name = given.replace(/^\/[ps]\//, '');
  const isSurvey = given.startsWith('/s/') || (uuid.test(name) && !given.startsWith('/p/'));
  const address = `${isSurvey ? '/s/' : '/p/'}${name}`;
  if (isSurvey && !uuid.test(name)) throw nothingAt(address);
  return { name, isSurvey, address };
}

const nothingAt = (address: string): AdminRefused => new AdminRefused(`Nothing was ever published at ${address}.`);

/** Also of an address that a page has left. Throws `AdminRefused` for one that never was public. */
export async function ownerOf(trx: Database, { name, isSurvey, address }: PublicAddress): Promise<AddressOwner> {
  const row = isSurvey
    ? await trx
        .selectFrom('survey_addresses')
        .select(['workspace_id', 'survey_id as id'])
        .where('survey_id', '=', name)
        .executeTakeFirst()
    : await trx
        .selectFrom('page_addresses')
        .select(['workspace_id', 'page_id as id'])
        .where('slug_hash', '=', slugHash(name))
        .executeTakeFirst();
  if (!row) throw nothingAt(address);
  const { workspace_id: workspaceId, id } = row;
  return workspaceId === null || id === null ? { workspaceId: null, id: null } : { workspaceId, id };
}

/**
 * Closes an address, or opens it again, with everything that leads to the same page. Returns its title, to tell its founder;
 * undefined once the account is gone.
 */
export async function closeAddress(
  trx: Database,
  { name, isSurvey }: PublicAddress,
  { workspaceId, id }: AddressOwner,
  takenDownAt: Date | null,
): Promise<string | undefined> {
  const change = { taken_down_at: takenDownAt };
  if (isSurvey) {
    await trx.updateTable('survey_addresses').set(change).where('survey_id', '=', name).execute();
    if (workspaceId === null) return undefined;
    const survey = await trx
      .updateTable('published_surveys')
      .set(change)
      .where('survey_id', '=', id)
      .where('workspace_id', '=', workspaceId)
      .returning('content')
      .executeTakeFirst();
    return survey?.content.title;
  }
  if (workspaceId === null) {
    await trx.updateTable('page_addresses').set(change).where('slug_hash', '=', slugHash(name)).execute();
    return undefined;
  }
  await trx
    .updateTable('page_addresses')
    .set(change)
    .where('workspace_id', '=', workspaceId)
    .where('page_id', '=', id)
    .execute();
  const page = await trx
    .updateTable('published_pages')
    .set(change)
    .where('workspace_id', '=', workspaceId)
    .where('page_id', '=', id)
    .returning('content')
    .executeTakeFirst();
  return page?.content.a.title;
}
