import { isPublished } from '#domain/experiment/artefact-rules.ts';
import { needsArtefact } from '#domain/experiment/experiment.ts';
import type { Rejection } from '#domain/log/decision.ts';
import type { Page } from '#domain/page/page.ts';
import { sampleAtMost } from '#domain/verdict/corridor.ts';
import { countOf, type ExperimentDraft, shareOf } from './experiment-draft.ts';

/** The pages of the project that the card is of. */
export interface PagesThere {
  readonly projectId: string;
  readonly pages: readonly Page[];
}

/** Why a test card as it is typed cannot be locked at `now` (ISO 8601), as the server would say it; null where it can. */
export function missingPart(draft: ExperimentDraft, now: string, { projectId, pages }: PagesThere): Rejection | null {
  const { method, artefact } = draft;
  if (!shareOf(draft.criterion)) return 'criterion-missing';
  if (draft.prediction === null) return 'prediction-missing';
  const n = countOf(draft.n);
  if (!n) return 'sample-missing';
  if (n > sampleAtMost) return 'sample-too-large';
  if (draft.endsAt !== null && Date.parse(draft.endsAt) <= Date.parse(now)) return 'end-passed';
  if (method === null || !needsArtefact(method)) return null;
  return isPublished({ method, artefact, projectId }, pages) ? null : 'artefact-unpublished';
}
