import { useSelector as useAtom } from '@xstate/store-react';
import { useCallback, useState } from 'react';
import type { Calculator } from '#domain/toolkit/calculator.ts';
import type { CalculatorAnswer } from '#domain/toolkit/compute-calculator.ts';
import { directionOf, evidenceText } from '#domain/toolkit/evidence-text.ts';
import { evidenceProjectsOf } from '#machines/toolkit/select-evidence-projects.ts';
import { useApp } from '../../app-context.ts';
import type { RecordEvidenceProps } from '../validate/RecordEvidence.tsx';
import { RecordEvidence } from '../validate/RecordEvidence.tsx';

/** Takes a result down as evidence: the words that say it, its inputs, and the link that works it out again. */
export function useRecordResult(
  calculator: Calculator,
  inputs: Readonly<Record<string, string>>,
  /** Null if the inputs are too many for one. */
  link: string | null,
) {
  const projects = useAtom(evidenceProjectsOf(useApp().services.workspace));
  const [draft, setDraft] = useState<RecordEvidenceProps['draft'] | null>(null);
  const close = useCallback(() => setDraft(null), []);
  const [first] = projects;
  return {
    /** Evidence is about an assumption of something that is being explored. */
    isPossible: first !== undefined,
    ask: (answer: CalculatorAnswer) =>
      setDraft({ text: evidenceText(calculator, inputs, answer), direction: directionOf(answer), url: link ?? '' }),
    dialog: draft && first && (
      <RecordEvidence projectId={first.id} projects={projects} assumptionId="" draft={draft} onClose={close} />
    ),
  };
}
