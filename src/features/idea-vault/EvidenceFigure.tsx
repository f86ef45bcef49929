import type { IdeaEvidence } from '#domain/ledger/idea-evidence.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { labels } from './labels.ts';

/** Evidence score of an idea; the assumption that it is based on is said aloud and under the pointer. */
export function EvidenceFigure({ evidence }: { readonly evidence: IdeaEvidence | undefined }) {
  const basis = evidence && labels.evidence.basis(evidence.assumption.text);
  return (
    <span title={basis}>
      <VisuallyHidden>{labels.columns.evidence}: </VisuallyHidden>
      {evidence ? labels.evidence.score(evidence.score) : labels.evidence.none}
      {basis !== undefined && <VisuallyHidden>, {basis}</VisuallyHidden>}
    </span>
  );
}
