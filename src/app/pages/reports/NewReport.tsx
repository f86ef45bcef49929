import { useState } from 'react';
import { blocksOfTemplate } from '#domain/report/report-templates.ts';
import { NewReportDialog } from '#features/reports/NewReportDialog.tsx';
import { lineageIn } from '#machines/project/select-lineage.ts';
import type { NamedProjectOfIdea } from '#machines/project/select-named-projects.ts';
import { projectToBeginWith } from '#machines/project/select-open-project.ts';
import { newReportMachine } from '#machines/report/new-report.machine.ts';
import { useApp } from '../../app-context.ts';
import { useShell } from '../../layouts/shell-context.ts';
import { useFlow } from '../../use-flow.ts';
import { useWhenOver } from '../../use-when-over.ts';

export interface NewReportProps {
  readonly ideas: readonly NamedProjectOfIdea[];
  readonly onClose: () => void;
}

/** Asks what a new report is about, at first the idea that is open, and how it begins; leads to it. */
export function NewReport({ ideas, onClose }: NewReportProps) {
  const { services } = useApp();
  const { openProjectId } = useShell();
  const [begun] = useState(() => projectToBeginWith(services.workspace, ideas, openProjectId.get()));
  const flow = useFlow(
    newReportMachine.provide({
      actions: {
        open: (_, { reportId: report }) => services.navigate({ name: 'reports', params: { report } }),
      },
    }),
    { projectId: begun?.id ?? '', idea: begun?.title ?? '' },
  );
  const isOver = useWhenOver(flow, onClose);
  const submit = () => {
    const { projectId, template } = flow.getSnapshot().context;
    const isSuccessor = lineageIn(services.workspace, projectId).get().predecessors.length > 0;
    const blocks = blocksOfTemplate(template, { isSuccessor });
    flow.send({ type: 'report.submitted', reportId: services.newId(), blocks });
  };
  return isOver ? null : <NewReportDialog flow={flow} ideas={ideas} onSubmit={submit} />;
}
