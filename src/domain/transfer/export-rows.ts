import type { Idea } from '../idea/idea.ts';
import type { Criterion } from '../vault/vault.ts';
import { guardCell } from './formula-guard.ts';
import type { MemberName } from './member-name.ts';
import { joinTags } from './tag-list.ts';
import { criterionOf, headerOf, type IdeaColumn, transferFields } from './transfer-field.ts';

/**
 * A table of ideas with a row of headers, guarded for spreadsheets; an import of it gives back the same ideas. Who captured
 * and changed them are two more columns where several people work: `nameOf` is null for a founder alone.
 */
export function exportRows(
  ideas: readonly Idea[],
  criteria: readonly Criterion[],
  nameOf: MemberName | null = null,
): readonly (readonly string[])[] {
  const fields = transferFields(criteria);
  const own = new Set(criteria.map(({ id }) => id));
  const rows = ideas.map((idea) => {
    const cells = ideaCells(idea, own);
    const values = fields.map((field) => {
      const criterion = criterionOf(field);
      if (criterion === undefined) return cells[field as IdeaColumn];
      return Object.hasOwn(idea.ratings, criterion) ? String(idea.ratings[criterion]) : '';
    });
    return nameOf === null ? values : [...values, nameOf(idea.capturedBy), nameOf(idea.changedBy)];
  });
  const headers = fields.map((field) => headerOf(field, criteria));
  return [nameOf === null ? headers : [...headers, 'Captured by', 'Changed by'], ...rows].map((row) =>
    row.map(guardCell),
  );
}

/** `own` are the criteria whose ratings have columns of their own. */
function ideaCells(idea: Idea, own: ReadonlySet<string>): Record<IdeaColumn, string> {
  const others = Object.entries(idea.ratings).filter(([criterion]) => !own.has(criterion));
  return {
    title: idea.title,
    problem: idea.problem,
    audience: idea.audience,
    pitch: idea.pitch,
    tags: joinTags(idea.tags),
    status: idea.status,
    archived: idea.archived ? 'yes' : 'no',
    capturedAt: idea.capturedAt,
    changedAt: idea.changedAt,
    id: idea.id,
    rank: idea.rank,
    ratings: others.length > 0 ? JSON.stringify(Object.fromEntries(others)) : '',
    lineage: idea.lineage ? JSON.stringify(idea.lineage) : '',
    moments: idea.moments.length > 0 ? JSON.stringify(idea.moments) : '',
  };
}
