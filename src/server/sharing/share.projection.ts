import type { CanvasFact, CanvasFactOf } from '#domain/canvas/canvas-facts.ts';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import type { ReportFact } from '#domain/report/report-facts.ts';
import type { Projection } from '../event-store/projection.ts';
import { grantHash } from './grant-hash.ts';

/** Facts that make a link. */
const sharing = { NodeShared: true, SelectionShared: true, CanvasShared: true } satisfies Partial<
  Record<CanvasFact['type'], true>
>;

/** The same of a report. */
const sharingReport: ReportFact['type'] & 'ReportShared' = 'ReportShared';
const revoking: ReadonlySet<string> = new Set<CanvasFact['type'] | ReportFact['type']>([
  'ShareRevoked',
  'ReportRevoked',
]);

const isOfLinks = (type: string, stream: string): boolean =>
  stream.startsWith('canvas-')
    ? type === 'ShareRevoked' || Object.hasOwn(sharing, type)
    : stream.startsWith('report-') && (type === 'ReportRevoked' || type === sharingReport);

/** A row of the links, as PostgreSQL reads it from JSON. */
interface ShareRow {
  readonly workspace_id: string;
  readonly grant_hash: string;
  readonly stream: string;
  readonly node: string | null;
  readonly expires_at: string | null;
  readonly revoked: boolean;
}

/** Rows of the links that facts of some workspaces lead to, taken in their order: one row a link. */
export function shareRows(facts: readonly RecordedEvent[]): ShareRow[] {
  const rows = new Map<string, ShareRow>();
  for (const { type, data, workspace, stream } of facts) {
    if (!isOfLinks(type, stream)) continue;
    const { grant } = data as unknown as CanvasFactOf<'ShareRevoked'>;
    const row = { workspace_id: workspace, grant_hash: `\\x${grantHash(grant).toString('hex')}`, stream };
    // Whoever has been sent a link can share under its grant too: theirs is another row.
    const key = `${workspace} ${grant}`;
    const before = rows.get(key) ?? { node: null, expires_at: null };
    if (revoking.has(type)) rows.set(key, { ...before, ...row, revoked: true });
    else {
      const { node = null, expiresAt } = data as unknown as CanvasFactOf<'CanvasShared'> & { node?: string };
      rows.set(key, { ...row, node, expires_at: expiresAt, revoked: false });
    }
  }
  return [...rows.values()];
}

const canvasFacts = [
  'NodeShared',
  'SelectionShared',
  'CanvasShared',
  'ShareRevoked',
] satisfies readonly CanvasFact['type'][];
const reportFacts = ['ReportShared', 'ReportRevoked'] satisfies readonly ReportFact['type'][];

/** Links to parts of a workspace, by the hash of their grant. */
export const shareProjection: Projection = {
  name: 'shares',
  handles: [...canvasFacts, ...reportFacts],
  rows: (facts) => [shareRows(facts.map(({ event }) => event))],
  statement: (rows) => `, shared AS (
      INSERT INTO shares SELECT share.*
      FROM jsonb_populate_recordset(NULL::shares, ${rows}) AS share JOIN moved ON moved.id = share.workspace_id
      ON CONFLICT (grant_hash) DO UPDATE SET revoked = shares.revoked OR excluded.revoked
      WHERE shares.workspace_id = excluded.workspace_id
    )`,
};
