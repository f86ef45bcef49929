import { type EventRow, eventOfRow } from './event-row.ts';
import { isSplit, joinPersonal, type PersonalValue } from './personal-values.ts';
import type { SealedEvent } from './verify-chain.ts';
import type { Queries } from './with-lock.ts';

interface PersonalRow extends PersonalValue {
  readonly workspace_id: string;
  readonly position: number;
}

/** Rows of `events` with what lies apart of them, as far as it was not erased. Only rows of which something does cost a query. */
export async function sealedOfRows(queries: Queries, rows: readonly EventRow[]): Promise<SealedEvent[]> {
  const split = rows.filter(isSplit);
  const values = split.length > 0 ? await readValues(queries, split) : undefined;
  return rows.map((row) => {
    const sealed = { event: eventOfRow(row), seals: row.seals };
    const apart = values?.get(keyOf(row));
    return apart ? joinPersonal(sealed, apart) : sealed;
  });
}

async function readValues(queries: Queries, rows: readonly EventRow[]): Promise<ReadonlyMap<string, PersonalRow[]>> {
  const found = await queries.query<PersonalRow>({
    name: 'read-personal',
    text: `
      SELECT personal.workspace_id, personal.position, field, value, salt
      FROM unnest($1::uuid[], $2::bigint[]) AS wanted (workspace_id, position)
      JOIN personal ON personal.workspace_id = wanted.workspace_id AND personal.position = wanted.position`,
    values: [rows.map((row) => row.workspace_id), rows.map(({ position }) => position)],
  });
  return Map.groupBy(found.rows, keyOf);
}

const keyOf = ({ workspace_id, position }: Pick<PersonalRow, 'workspace_id' | 'position'>): string =>
  `${workspace_id} ${position}`;
