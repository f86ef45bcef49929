import { createHash } from 'node:crypto';
import type { CanvasFact, CanvasFactOf } from '#domain/canvas/canvas-facts.ts';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import type { ReportFact } from '#domain/report/report-facts.ts';

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

export const grantHash = (grant: string): Buffer => createHash('sha256').update(grant).digest();

/** Returns how facts of one or more workspaces, in their order, change the share links: one row a link. */
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
