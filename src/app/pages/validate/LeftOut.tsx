import { useSelector } from '@xstate/store-react';
import { useMemo } from 'react';
import type { Intake } from '#domain/intake/intake.ts';
import { projectOfIntake } from '#domain/intake/project-of-intake.ts';
import { leftOutOf, leftOutText } from '#domain/judgement/left-out.ts';
import { partOf } from '#domain/log/parts.ts';
import { listLabels } from '#features/validate/experiments/labels.ts';
import { LeftOutNote } from '#features/validate/people/LeftOutNote.tsx';
import { askedOn } from '#machines/people/asked-on.ts';
import { experimentsOf } from '#machines/validate/select-experiments.ts';
import { ledgerOf } from '#machines/validate/select-ledger.ts';
import { useApp } from '../../app-context.ts';
import { validateHref } from './validate-href.ts';

/** Entries of a page or survey that do not count for its tests because of the network they came from. */
export function LeftOut({ intake }: { readonly intake: Intake }) {
  const { workspace } = useApp().services;
  const projectId = projectOfIntake(intake, useSelector(askedOn(workspace, intake.id)));
  const experiments = useSelector(experimentsOf(workspace, projectId));
  const { assumptions } = useSelector(ledgerOf(workspace, projectId));
  const tests = useMemo(
    () =>
      experiments.flatMap((experiment) => {
        const { id, artefact, question, assumptionId } = experiment;
        const leftOut = artefact?.id === intake.id ? leftOutOf(experiment, intake) : [];
        if (leftOut.length === 0) return [];
        const title = question || partOf(assumptions, assumptionId)?.text || listLabels.untitled;
        const href = validateHref({ projectId, view: 'experiments', id });
        return [{ id, title, href, text: leftOutText(leftOut) }];
      }),
    [experiments, assumptions, intake, projectId],
  );
  return <LeftOutNote tests={tests} />;
}
