import type { Fact } from './recorded-event.ts';

/** Result of `decide`. Accepted without facts: the state is already as the command wants it. */
export type Decision<Facts extends Fact = Fact> =
  | { readonly kind: 'accepted'; readonly facts: readonly Facts[] }
  | { readonly kind: 'rejected'; readonly reason: Rejection };

/** Every reason to reject a command. Shown in words by the features. */
export type Rejection =
  | 'unknown-type'
  | 'invalid-data'
  | 'not-found'
  | 'batch-failed'
  | 'idea-exists'
  | 'idea-missing'
  | 'title-empty'
  | 'title-too-long'
  | 'text-changed'
  | 'changed-since'
  | 'rating-out-of-range'
  | 'weights-not-100'
  | 'criteria-changed'
  | 'name-empty'
  | 'name-taken'
  | 'too-many'
  | 'idea-has-project'
  | 'node-missing'
  | 'end-missing'
  | 'node-locked'
  | 'group-cycle'
  | 'not-finite'
  | 'canvas-full'
  | 'id-taken'
  | 'template-missing'
  | 'template-too-large'
  | 'address-unverified'
  | 'publishing-banned'
  | 'text-empty'
  | 'assumption-missing'
  | 'assumption-tested'
  | 'ledger-full'
  | 'weight-beyond-rung'
  | 'evidence-missing'
  | 'wording-differs'
  | 'reason-empty'
  | 'ledger-moved'
  | 'ongoing-changed'
  | 'criterion-missing'
  | 'prediction-missing'
  | 'sample-missing'
  | 'sample-address'
  | 'sample-too-large'
  | 'sample-too-small'
  | 'end-passed'
  | 'artefact-unpublished'
  | 'criterion-locked'
  | 'survey-tested'
  | 'not-started'
  | 'not-reported'
  | 'already-closed'
  | 'count-invalid'
  | 'person-erased'
  | 'block-missing'
  | 'block-misplaced'
  | 'block-cycle'
  | 'page-full'
  | 'slug-invalid'
  | 'version-missing'
  | 'slug-taken'
  | 'goal-missing'
  | 'consent-missing'
  | 'contrast-too-low'
  | 'question-missing'
  | 'survey-full'
  | 'survey-empty'
  | 'question-unfinished'
  | 'route-broken'
  | 'already-answered'
  | 'survey-closed'
  | 'report-full'
  | 'freeze-missing'
  | 'workspace-full';

export function accept<Facts extends Fact>(...facts: readonly Facts[]): Decision<Facts> {
  return { kind: 'accepted', facts };
}

export function reject(reason: Rejection): Decision<never> {
  return { kind: 'rejected', reason };
}
