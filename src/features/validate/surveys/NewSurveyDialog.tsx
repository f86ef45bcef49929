import { useSelector } from '@xstate/react';
import { surveyTemplates } from '#domain/survey/survey-templates.ts';
import type { NewSurveyActor } from '#machines/survey/new-survey.machine.ts';
import { FormDialog } from '#ui/FormDialog.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { selectText } from '#ui/select-text.ts';
import { TextField } from '#ui/TextField.tsx';
import { blankLabel, newLabels as labels, templateOrder } from './labels.ts';

export interface NewSurveyDialogProps {
  readonly flow: NewSurveyActor;
  /** Sends it with what only the outside knows. */
  readonly onSubmit: () => void;
}

const templates = templateOrder.map((value) => {
  const template = surveyTemplates.find(({ id }) => id === value);
  return { value, ...(template ? { label: template.name, note: template.purpose } : blankLabel) };
});

/** Asks what a new survey is called, and how it begins. */
export function NewSurveyDialog({ flow, onSubmit }: NewSurveyDialogProps) {
  const { title, template } = useSelector(flow, ({ context }) => context);
  const isRefused = useSelector(flow, (snapshot) => snapshot.matches('refused'));
  const close = () => flow.send({ type: 'dialog.closed' });
  return (
    <FormDialog title={labels.title} onClose={close} cancel={labels.cancel} submit={labels.create} onSubmit={onSubmit}>
      <TextField
        label={labels.name}
        description={labels.nameHint}
        autoFocus
        onFocus={selectText}
        value={title}
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
