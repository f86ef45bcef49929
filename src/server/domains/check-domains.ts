import { sql } from 'kysely';
import type { DomainFault, DomainState } from '#domain/page/own-domain.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../http/clock.ts';
import { proofOf } from './domain-records.ts';
import { nextState } from './next-state.ts';
import { type DomainResolver, hasProof, readRecords } from './read-records.ts';

export interface CheckDomainsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly resolver: DomainResolver;
  /** Signs proofs. */
  readonly key: Buffer;
  /** The host to which founders' hosts lead. */
  readonly target: string;
}

interface Row {
  readonly workspaceId: string;
  readonly pageId: string;
  readonly host: string;
  readonly state: DomainState;
  readonly fault: DomainFault | null;
  readonly since: Date;
}

/** Reads the records of a domain and stores what follows. `next`: of the one that is due; false if none is. */
export interface CheckDomains {
  next(): Promise<boolean>;
  /** The same for the domain of one page, whenever it is due. */
  one(workspaceId: string, pageId: string): Promise<void>;
}

export function createCheckDomains({ db, clock, resolver, key, target }: CheckDomainsDeps): CheckDomains {
  /**
   * Whether another workspace has the host and proves it still. One that proves it no more has lost it: whoever keeps the
   * names of a domain says whose it is.
   */
  const isHeldByAnother = async (trx: Database, { workspaceId, host }: Row, now: Date): Promise<boolean> => {
    const holder = await trx
      .selectFrom('page_domains')
      .select(['workspace_id as workspaceId'])
      .where('host', '=', host)
      .where('workspace_id', '<>', workspaceId)
      .where('state', '=', 'working')
      .forUpdate()
      .executeTakeFirst();
    if (!holder) return false;
    const proof = proofOf(key, { workspaceId: holder.workspaceId, host });
    if ((await hasProof(resolver, host, proof)) !== 'missing') return true;
    await trx
      .updateTable('page_domains')
      .set({ state: 'broken', fault: 'proof-missing', since: now, checked_at: now })
      .where('workspace_id', '=', holder.workspaceId)
      .where('host', '=', host)
      .execute();
    return false;
  };
  const check = async (trx: Database, row: Row): Promise<void> => {
    const now = clock();
    const found = await readRecords(resolver, row.host, { proof: proofOf(key, row), target });
    const isProven = found.proof === 'there' && found.pointing === 'there';
    const next = nextState(row, found, isProven && (await isHeldByAnother(trx, row, now)), now);
    if (next === 'gone')
      await trx
        .deleteFrom('page_domains')
        .where('workspace_id', '=', row.workspaceId)
        .where('page_id', '=', row.pageId)
        .execute();
    else
      await trx
        .updateTable('page_domains')
        .set({ state: next.state, fault: next.fault, since: next.since, checked_at: now, check_at: next.checkAt })
        .where('workspace_id', '=', row.workspaceId)
        .where('page_id', '=', row.pageId)
        .execute();
  };
  const columns = sql`workspace_id AS "workspaceId", page_id AS "pageId", host, state, fault, since`;
  return {
    next: () =>
      db.transaction().execute(async (trx) => {
        const { rows } = await sql<Row>`
          SELECT ${columns} FROM page_domains WHERE check_at <= ${clock()}
          ORDER BY check_at LIMIT 1 FOR UPDATE SKIP LOCKED`.execute(trx);
        const [row] = rows;
        if (row) await check(trx, row);
        return row !== undefined;
      }),
    one: (workspaceId, pageId) =>
      db.transaction().execute(async (trx) => {
        const { rows } = await sql<Row>`
          SELECT ${columns} FROM page_domains
          WHERE workspace_id = ${workspaceId} AND page_id = ${pageId} FOR UPDATE`.execute(trx);
        const [row] = rows;
        if (row) await check(trx, row);
      }),
  };
}
