import { useSelector as useAtom } from '@xstate/store-react';
import { reportDraft } from '#domain/log/command-draft.ts';
import { registerStream } from '#domain/log/stream-kinds.ts';
import { reportStream } from '#domain/report/report-stream.ts';
import { blocksOfTemplate } from '#domain/report/report-templates.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { NewReportDialog } from '#features/reports/NewReportDialog.tsx';
import { reportLabels as labels } from '#features/toolkit/labels.ts';
import { lineageIn } from '#machines/project/select-lineage.ts';
import { type NamedProjectOfIdea, namedProjectsOf } from '#machines/project/select-named-projects.ts';
import { projectToBeginWith } from '#machines/project/select-open-project.ts';
import { newReportMachine, titleOfNewReport } from '#machines/report/new-report.machine.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useApp } from '../../app-context.ts';
import { useShell } from '../../layouts/shell-context.ts';
import { useFlow } from '../../use-flow.ts';
import { useWhenOver } from '../../use-when-over.ts';
import { offerTakingBack } from '../offer-taking-back.ts';

registerStream(reportStream);

export interface FirstReportProps {
  readonly calculator: string;
  /** In their one spelling. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly onClose: () => void;
}

/** Begins the first report with a calculation at its end; leads to the vault where no idea is explored yet. */
export function FirstReport(props: FirstReportProps) {
  const { workspace } = useApp().services;
  const { openProjectId } = useShell();
  const ideas = useAtom(namedProjectsOf(workspace));
  const first = projectToBeginWith(workspace, ideas, openProjectId.get());
  if (first) return <Beginning {...props} ideas={ideas} first={first} />;
  return (
    <Dialog
      title={labels.title}
      isOpen
      onClose={props.onClose}
      footer={
        <ButtonLink href={buildPath({ name: 'idea-vault' })} variant="primary">
          {labels.toVault}
        </ButtonLink>
      }
    >
      <p>{labels.noIdea}</p>
    </Dialog>
  );
}

interface BeginningProps extends FirstReportProps {
  readonly ideas: readonly NamedProjectOfIdea[];
  /** The one that it is about unless another is chosen. */
  readonly first: NamedProjectOfIdea;
}

function Beginning({ calculator, inputs, ideas, first, onClose }: BeginningProps) {
  const { actorOf, services } = useApp();
  const flow = useFlow(
    newReportMachine.provide({
      actions: {
        open: ({ context }, { reportId }) =>
          offerTakingBack(actorOf('toasts'), services, {
            message: labels.added(titleOfNewReport(context).trim()),
            drafts: [reportDraft('RemoveReport', reportId, {})],
            link: { label: labels.open, href: buildPath({ name: 'reports', params: { report: reportId } }) },
          }),
      },
    }),
    { projectId: first.id, idea: first.title },
  );
  const isOver = useWhenOver(flow, onClose);
  const submit = () => {
    const { projectId, template } = flow.getSnapshot().context;
    const isSuccessor = lineageIn(services.workspace, projectId).get().predecessors.length > 0;
    const block = { id: services.newId(), kind: 'calculator', calculator, inputs: { ...inputs } } as const;
    const blocks = [...blocksOfTemplate(template, { isSuccessor }), block];
    flow.send({ type: 'report.submitted', reportId: services.newId(), blocks });
  };
  return isOver ? null : <NewReportDialog flow={flow} ideas={ideas} lead={labels.first} onSubmit={submit} />;
}
