import { accept, type Decision, reject } from '../log/decision.ts';
import { fact } from '../log/recorded-event.ts';
import { mergeText } from '../text/merge-text.ts';
import { oneLine } from '../text/one-line.ts';
import { decidedStatuses, type Idea, type IdeaStatus, ideaLimits, ideaTexts } from './idea.ts';
import type { IdeaCommandData } from './idea-commands.ts';
import type { IdeaFact } from './idea-facts.ts';

export function renameIdea(idea: Idea, title: string): Decision<IdeaFact> {
  const judged = judgeTitle(title);
  if (judged.reason) return reject(judged.reason);
  return judged.title === idea.title ? accept() : accept(fact('IdeaRenamed', { title: judged.title }));
}

export function describeIdea(idea: Idea, { base, ...mine }: IdeaCommandData<'DescribeIdea'>): Decision<IdeaFact> {
  const changed: { problem?: string; audience?: string; pitch?: string } = {};
  for (const name of ideaTexts) {
    const wanted = mine[name]?.trim();
    if (wanted === undefined || wanted === idea[name]) continue;
    const from = base?.[name]?.trim() ?? idea[name];
    const merged = mergeText(from, idea[name], wanted);
    if (merged === undefined || merged.length > ideaLimits[name]) return reject('text-changed');
    if (merged !== idea[name]) changed[name] = merged;
  }
  return Object.keys(changed).length === 0 ? accept() : accept(fact('IdeaDescribed', changed));
}

export function tagIdea(idea: Idea, wanted: readonly string[]): Decision<IdeaFact> {
  const next = cleanTags(wanted);
  const same = next.length === idea.tags.length && next.every((each, n) => each === idea.tags[n]);
  return same ? accept() : accept(fact('IdeaTagged', { tags: next }));
}

export function rateIdea(idea: Idea, { criterion, rating }: IdeaCommandData<'RateIdea'>): Decision<IdeaFact> {
  if (rating !== null && !isRating(rating)) return reject('rating-out-of-range');
  const rated = Object.hasOwn(idea.ratings, criterion) ? idea.ratings[criterion] : undefined;
  if ((rated ?? null) === rating) return accept();
  if (rated === undefined && Object.keys(idea.ratings).length >= ideaLimits.ratings) return reject('too-many');
  return accept(fact('IdeaRated', { criterion, rating }));
}

interface Move {
  readonly status?: IdeaStatus | undefined;
  readonly from?: IdeaStatus | undefined;
  readonly rank?: string | undefined;
}

/** A decision changes the status that is shown and not the idea, so that choosing the one before it again is a move. */
export function moveIdea(idea: Idea, { status, from, rank }: Move): Decision<IdeaFact> {
  const isMove = status !== idea.status || (from !== undefined && from !== status && decidedStatuses.includes(from));
  const moved = {
    ...(status !== undefined && isMove ? { status } : {}),
    ...(rank !== undefined && rank !== idea.rank ? { rank } : {}),
  };
  if (Object.keys(moved).length === 0) return accept();
  return accept(fact('IdeaMoved', moved, moved.rank === undefined ? 1 : 2));
}

export function fileIdea(idea: Idea, archived: boolean): Decision<IdeaFact> {
  if (idea.archived === archived) return accept();
  return accept(archived ? fact('IdeaArchived', {}) : fact('IdeaRestored', {}));
}

export function judgeTitle(raw: string): { title: string; reason?: 'title-empty' | 'title-too-long' } {
  const title = oneLine(raw);
  if (title === '') return { title, reason: 'title-empty' };
  return title.length > ideaLimits.title ? { title, reason: 'title-too-long' } : { title };
}

/** Without doubles, whatever their capitals; the first spelling stays. */
export function cleanTags(wanted: readonly string[]): readonly string[] {
  const tags = new Map<string, string>();
  for (const each of wanted) {
    const trimmed = oneLine(each);
    const key = trimmed.toLocaleLowerCase('en');
    if (trimmed && !tags.has(key)) tags.set(key, trimmed);
  }
  return [...tags.values()];
}

export const isRating = (rating: number): boolean =>
  Number.isInteger(rating) && rating >= ideaLimits.ratingMin && rating <= ideaLimits.ratingMax;
