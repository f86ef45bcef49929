import type { ReportClaim, ReportContent, ReportPart, ReportSource, ReportTable } from './report-content.ts';

/** A claim that changed between two states of a report; null if the report did not make it. */
export interface ChangedClaim {
  readonly id: string;
  readonly before: string | null;
  readonly after: string | null;
}

export interface ReportChanges {
  readonly from: Pick<ReportContent, 'position' | 'at' | 'freeze'>;
  readonly to: Pick<ReportContent, 'position' | 'at' | 'freeze'>;
  /** In the order in which the later one says them, and at the end what it says no longer. */
  readonly claims: readonly ChangedClaim[];
  /** Evidence that the later one cites and the earlier one did not, and the other way round. */
  readonly added: readonly ReportSource[];
  readonly gone: readonly ReportSource[];
}

/** Lists the changes between two moments of a report. Leaves out the founder's own words and unchanged claims. */
export function compareReports(before: ReportContent, after: ReportContent): ReportChanges {
  const [old, now] = [claimsOf(before), claimsOf(after)];
  const claims = [...new Set([...now.keys(), ...old.keys()])].flatMap((id): ChangedClaim[] => {
    const change = { id, before: old.get(id) ?? null, after: now.get(id) ?? null };
    return change.before === change.after ? [] : [change];
  });
  const idsOf = ({ sources }: ReportContent): ReadonlySet<string> => new Set(sources.map(({ id }) => id));
  const [known, remaining] = [idsOf(before), idsOf(after)];
  return {
    from: momentOf(before),
    to: momentOf(after),
    claims,
    added: after.sources.filter(({ id }) => !known.has(id)),
    gone: before.sources.filter(({ id }) => !remaining.has(id)),
  };
}

const momentOf = ({ position, at, freeze }: ReportContent) => ({ position, at, freeze });

/** Sentences and lines of tables, by their ids. */
function claimsOf({ sections }: ReportContent): ReadonlyMap<string, string> {
  const claims = new Map<string, string>();
  for (const part of sections.flatMap(({ parts }) => parts.flatMap(claimsIn))) {
    if (part.kind === 'claim')
      claims.set(part.id, [...(part.lead === undefined ? [] : [part.lead]), part.text].join(' '));
    else for (const { id, cells } of part.rows) claims.set(id, cells.join(' · '));
  }
  return claims;
}

function claimsIn(part: ReportPart): readonly (ReportClaim | ReportTable)[] {
  if (part.kind === 'cover') return [part.standing, ...(part.tested ? [part.tested] : [])];
  return part.kind === 'claim' || part.kind === 'table' ? [part] : [];
}
