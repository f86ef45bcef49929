import { isAsked, isPublished } from '#domain/experiment/counted-artefacts.ts';
import { needsArtefact } from '#domain/experiment/experiment.ts';
import type { Rejection } from '#domain/log/decision.ts';
import type { Page } from '#domain/page/page.ts';
import type { Survey } from '#domain/survey/survey.ts';
import { sampleAtMost } from '#domain/verdict/corridor.ts';
import { isTooSmall } from '#domain/verdict/least-sample.ts';
import { countOf, type ExperimentDraft, shareOf } from './experiment-draft.ts';

/** The pages and surveys of the project that the card is of. */
export interface ArtefactsThere {
  readonly projectId: string;
  readonly pages: readonly Page[];
  readonly surveys: readonly Survey[];
}

/** Obstacle that keeps a card from being locked: a reason of the server's, or something that never reaches it. */
export type MissingPart = Rejection | 'end-unfinished';

/** Why a test card as it is typed cannot be locked at `now` (ISO 8601), as the server would say it; null if it can. */
export function missingPart(
  draft: ExperimentDraft,
  now: string,
  { projectId, pages, surveys }: ArtefactsThere,
): MissingPart | null {
  const { method, artefact, formula } = draft;
  const criterion = shareOf(draft.criterion);
  if (!criterion) return 'criterion-missing';
  if (draft.prediction === null) return 'prediction-missing';
  const n = countOf(draft.n);
  if (!n) return 'sample-missing';
  if (n > sampleAtMost) return 'sample-too-large';
  if (isTooSmall({ formula, criterion, n })) return 'sample-too-small';
  if (draft.endsAt === undefined) return 'end-unfinished';
  if (draft.endsAt !== null && Date.parse(draft.endsAt) <= Date.parse(now)) return 'end-passed';
  if (method === null || !needsArtefact(method)) return null;
  const given = { method, artefact, projectId };
  const isThere = method === 'survey' ? isAsked(given, surveys) : isPublished(given, pages);
  return isThere ? null : 'artefact-unpublished';
}
