import { useSelector } from '@xstate/react';
import { reportTemplateList } from '#domain/report/report-templates.ts';
import { type NewReportActor, titleOfNewReport } from '#machines/report/new-report.machine.ts';
import { FormDialog } from '#ui/FormDialog.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { Select } from '#ui/Select.tsx';
import { selectText } from '#ui/select-text.ts';
import { TextField } from '#ui/TextField.tsx';
import { newReportLabels as labels } from './labels.ts';

export interface NewReportDialogProps {
  readonly flow: NewReportActor;
  /** The ideas being explored. */
  readonly ideas: readonly { readonly id: string; readonly title: string }[];
  /** Why it is asked, if not at the founder's own wish. */
  readonly lead?: string;
  /** Sends it with what only the outside knows. */
  readonly onSubmit: () => void;
}

const templates = reportTemplateList.map(({ id, name, about }) => ({ value: id, label: name, note: about }));

/** Asks what a new report is about, what it is called, and how it begins. */
export function NewReportDialog({ flow, ideas, lead, onSubmit }: NewReportDialogProps) {
  const context = useSelector(flow, (snapshot) => snapshot.context);
  const { projectId, template } = context;
  const isRefused = useSelector(flow, (snapshot) => snapshot.matches('refused'));
  const close = () => flow.send({ type: 'dialog.closed' });
  return (
    <FormDialog title={labels.title} onClose={close} cancel={labels.cancel} submit={labels.create} onSubmit={onSubmit}>
      {lead !== undefined && <p>{lead}</p>}
      {ideas.length > 1 && (
        <Select
          label={labels.idea}
          options={ideas.map(({ id, title: label }) => ({ value: id, label }))}
          value={projectId}
          onChange={(id) =>
            flow.send({
              type: 'project.chosen',
              projectId: id,
              idea: ideas.find((each) => each.id === id)?.title ?? '',
            })
          }
        />
      )}
      <TextField
        label={labels.name}
        autoFocus
        onFocus={selectText}
        value={titleOfNewReport(context)}
        onChange={(value) => flow.send({ type: 'title.changed', title: value })}
        error={isRefused ? labels.wrong : undefined}
      />
      <RadioGroup
        label={labels.template}
        options={templates}
        value={template}
        onChange={(value) => flow.send({ type: 'template.chosen', template: value })}
      />
    </FormDialog>
  );
}
