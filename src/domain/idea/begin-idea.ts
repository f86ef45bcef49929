import { accept, type Decision, reject } from '../log/decision.ts';
import { fact } from '../log/recorded-event.ts';
import { type Idea, ideaLimits } from './idea.ts';
import type { IdeaCommandData } from './idea-commands.ts';
import type { IdeaFact } from './idea-facts.ts';
import { cleanTags, isRating, judgeTitle } from './idea-rules.ts';

export function captureIdea({ title, pitch }: IdeaCommandData<'CaptureIdea'>): Decision<IdeaFact> {
  const judged = judgeTitle(title);
  if (judged.reason) return reject(judged.reason);
  const trimmed = pitch?.trim();
  return accept(fact('IdeaCaptured', { title: judged.title, ...(trimmed ? { pitch: trimmed } : {}) }));
}

export function forkIdea(data: IdeaCommandData<'ForkIdea'>): Decision<IdeaFact> {
  const judged = judgeWhole(data);
  if ('reason' in judged) return reject(judged.reason);
  const { from, kind, position, decisionId } = data;
  const decided = decisionId === undefined ? {} : { decisionId };
  return accept(fact('IdeaForked', { ...judged.whole, from, kind, position, ...decided }));
}

/** `at` stands in for times that the export did not have. ISO 8601. */
export function importIdea(data: IdeaCommandData<'ImportIdea'>, at: string): Decision<IdeaFact> {
  const judged = judgeWhole(data);
  if ('reason' in judged) return reject(judged.reason);
  const capturedAt = utc(data.capturedAt) ?? at;
  return accept(
    fact('IdeaImported', {
      ...judged.whole,
      status: data.status ?? 'inbox',
      rank: data.rank ?? '',
      lineage: data.lineage ?? null,
      moments: data.moments ?? [],
      archived: data.archived ?? false,
      capturedAt,
      changedAt: utc(data.changedAt) ?? capturedAt,
    }),
  );
}

/** Its ratings stay behind: what they rate by are criteria of the other workspace. */
export function moveInIdea({ origin, ...data }: IdeaCommandData<'MoveInIdea'>, at: string): Decision<IdeaFact> {
  const judged = judgeWhole(data);
  if ('reason' in judged) return reject(judged.reason);
  return accept(
    fact('IdeaImported', {
      ...judged.whole,
      ...{ status: data.status, rank: '', lineage: null, moments: [], archived: false, origin },
      ...{ capturedAt: utc(data.capturedAt) ?? at, changedAt: at },
    }),
  );
}

type Whole = Pick<IdeaCommandData<'ImportIdea'>, 'title' | 'pitch' | 'problem' | 'audience' | 'tags' | 'ratings'>;
type Judged =
  | { readonly reason: 'title-empty' | 'title-too-long' | 'rating-out-of-range' | 'too-many' }
  | { readonly whole: Pick<Idea, 'title' | 'pitch' | 'problem' | 'audience' | 'tags' | 'ratings'> };

function judgeWhole({ title, pitch, problem, audience, tags, ratings = {} }: Whole): Judged {
  const judged = judgeTitle(title);
  if (judged.reason) return { reason: judged.reason };
  if (!Object.values(ratings).every(isRating)) return { reason: 'rating-out-of-range' };
  if (Object.keys(ratings).length > ideaLimits.ratings) return { reason: 'too-many' };
  const trimmed = (each = ''): string => each.trim();
  return {
    whole: {
      title: judged.title,
      pitch: trimmed(pitch),
      problem: trimmed(problem),
      audience: trimmed(audience),
      tags: cleanTags(tags ?? []),
      ratings,
    },
  };
}

const utc = (time: string | undefined): string | undefined => time && new Date(time).toISOString();
