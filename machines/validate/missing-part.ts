import { isReported, needsArtefact } from '#domain/experiment/experiment.ts';
import type { Rejection } from '#domain/log/decision.ts';
import { sampleAtMost } from '#domain/verdict/corridor.ts';
import { countOf, type ExperimentDraft, shareOf } from './experiment-draft.ts';

/** Why a test card as it is typed cannot be locked at `now` (ISO 8601), as the server would say it; null where it can. */
export function missingPart(draft: ExperimentDraft, now: string): Rejection | null {
  if (!shareOf(draft.criterion)) return 'criterion-missing';
  if (draft.prediction === null) return 'prediction-missing';
  const n = countOf(draft.n);
  if (!n) return 'sample-missing';
  if (n > sampleAtMost) return 'sample-too-large';
  if (draft.endsAt !== null && Date.parse(draft.endsAt) <= Date.parse(now)) return 'end-passed';
  return draft.method !== null && needsArtefact(draft.method) && !isReported(draft.method)
    ? 'artefact-unpublished'
    : null;
}
