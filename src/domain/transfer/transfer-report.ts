import type { DayQuestion } from './day-orders.ts';
import type { Duplicate, Judged, StatusWord } from './judge-table.ts';
import type { BroughtVault } from './judge-vault.ts';
import { type LineProblem, shortValue } from './line-problem.ts';
import type { ReadLine } from './read-line.ts';

/** How many lines are shown before the import, how many problems and duplicates are listed, and how many words of statuses can be mapped. */
export const reportLimits = { preview: 20, listed: 100, statuses: 30 } as const;

export interface PreviewRow {
  readonly place: number;
  readonly title: string;
  readonly problem: string;
  readonly audience: string;
  readonly tags: readonly string[];
  readonly status: string;
  readonly archived: boolean;
  readonly verdict: 'good' | 'wrong' | 'duplicate';
}

/** Report on a file before its ideas are imported. */
export interface TransferReport {
  readonly lines: number;
  /** How many ideas the import makes. */
  readonly good: number;
  readonly wrong: number;
  readonly problems: readonly LineProblem[];
  readonly problemCount: number;
  /** Cells that could not be read, or not as a whole; their ideas are imported without them. */
  readonly notes: readonly LineProblem[];
  readonly noteCount: number;
  /** The most frequent words for statuses that are none of the product's own. */
  readonly statuses: readonly StatusWord[];
  readonly statusCount: number;
  /** Ideas that come without a status that is known. */
  readonly toInbox: number;
  /** Ideas that come archived. */
  readonly archived: number;
  readonly days: DayQuestion | null;
  readonly duplicates: readonly Duplicate[];
  readonly duplicateCount: number;
  readonly preview: readonly PreviewRow[];
  /** How many criteria, saved filters and templates the file would add. */
  readonly criteria: number;
  readonly filters: number;
  readonly templates: number;
  readonly hasUnusableVault: boolean;
}

export function reportOf(judged: Judged, vault: BroughtVault): TransferReport {
  const { lines, ideas, duplicates, problems, notes, statuses, days } = judged;
  const twice = new Set(duplicates.map(({ place }) => place));
  return {
    lines: lines.length,
    good: ideas.length,
    wrong: lines.filter((line) => line.problems.length > 0).length,
    problems: problems.slice(0, reportLimits.listed),
    problemCount: problems.length,
    notes: notes.slice(0, reportLimits.listed),
    noteCount: notes.length,
    statuses: statuses.slice(0, reportLimits.statuses).map((each) => ({ ...each, word: shortValue(each.word) })),
    statusCount: statuses.length,
    toInbox: notes.filter(({ fault }) => fault.kind === 'no-status').length,
    archived: ideas.filter(({ data }) => data.archived === true).length,
    days,
    duplicates: duplicates.slice(0, reportLimits.listed),
    duplicateCount: duplicates.length,
    preview: lines.slice(0, reportLimits.preview).map((line) => previewOf(line, twice.has(line.place))),
    criteria: vault.criteria?.length ?? 0,
    filters: vault.filters.length,
    templates: vault.templates.length,
    hasUnusableVault: vault.hasUnusable,
  };
}

function previewOf({ place, title, data, problems }: ReadLine, isTwice: boolean): PreviewRow {
  const text = (name: string): string => {
    const value = data[name];
    return typeof value === 'string' ? value : '';
  };
  const { tags } = data;
  return {
    place,
    title,
    problem: text('problem'),
    audience: text('audience'),
    tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [],
    status: text('status') || 'inbox',
    archived: data['archived'] === true,
    verdict: problems.length > 0 ? 'wrong' : isTwice ? 'duplicate' : 'good',
  };
}
