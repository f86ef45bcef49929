import { type Idea, type IdeaText, ideaTexts } from '#domain/idea/idea.ts';
import { scoreOf } from '#domain/vault/score-of.ts';
import type { Criterion } from '#domain/vault/vault.ts';
import type { EvidenceOfIdeas } from '#machines/vault/select-evidence.ts';

export interface ComparedText {
  readonly name: IdeaText | 'tags' | 'status';
  /** One for each idea. Empty if nothing is written. */
  readonly values: readonly string[];
  readonly differs: boolean;
}

export interface ComparedRating {
  readonly criterion: Criterion;
  /** One for each idea; null if it is not rated. */
  readonly values: readonly (number | null)[];
  readonly differs: boolean;
  /** Which stand highest, where not all are the same. */
  readonly highest: readonly boolean[];
}

/** The texts of ideas, side by side. `statusOf` words a status. */
export function comparedTexts(ideas: readonly Idea[], statusOf: (idea: Idea) => string): readonly ComparedText[] {
  const text = (name: ComparedText['name'], read: (idea: Idea) => string): ComparedText => {
    const values = ideas.map(read);
    return { name, values, differs: new Set(values).size > 1 };
  };
  return [
    ...ideaTexts.map((name) => text(name, (idea) => idea[name])),
    text('tags', ({ tags }) => [...tags].sort((a, b) => a.localeCompare(b, 'en')).join(', ')),
    text('status', statusOf),
  ];
}

export function comparedRatings(ideas: readonly Idea[], criteria: readonly Criterion[]): readonly ComparedRating[] {
  return criteria.map((criterion) => {
    const values = ideas.map(({ ratings }) =>
      Object.hasOwn(ratings, criterion.id) ? (ratings[criterion.id] ?? null) : null,
    );
    return { criterion, values, ...rankingOf(values) };
  });
}

/** The weighted scores, each to one decimal as it is shown. */
export function comparedScores(
  ideas: readonly Idea[],
  criteria: readonly Criterion[],
): Pick<ComparedRating, 'values' | 'differs' | 'highest'> {
  const values = ideas.map((idea) => {
    const score = scoreOf(idea, criteria);
    return score === null ? null : Math.round(score * 10) / 10;
  });
  return { values, ...rankingOf(values) };
}

/** The evidence score of each idea, rounded as it is shown. */
export function comparedEvidence(
  ideas: readonly Idea[],
  evidence: EvidenceOfIdeas,
): Pick<ComparedRating, 'values' | 'differs' | 'highest'> {
  const values = ideas.map(({ id }) => {
    const known = evidence.get(id);
    return known ? Math.round(known.score) : null;
  });
  return { values, ...rankingOf(values) };
}

function rankingOf(values: readonly (number | null)[]): Pick<ComparedRating, 'differs' | 'highest'> {
  const differs = new Set(values).size > 1;
  const rated = values.filter((value) => value !== null);
  const most = Math.max(...rated);
  const isRanked = new Set(rated).size > 1;
  return { differs, highest: values.map((value) => isRanked && value === most) };
}
