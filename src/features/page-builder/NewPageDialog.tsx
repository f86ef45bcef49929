import { useSelector } from '@xstate/react';
import { pageTemplates } from '#domain/page/page-templates.ts';
import { pageThemes } from '#domain/page/page-theme.ts';
import { chosenTheme, type NewPageActor } from '#machines/page/new-page.machine.ts';
import { FormDialog } from '#ui/FormDialog.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { Select } from '#ui/Select.tsx';
import { selectText } from '#ui/select-text.ts';
import { TextField } from '#ui/TextField.tsx';
import { newPageLabels as labels, templateLabels, themeLabels } from './labels.ts';
import { ThemePreview } from './ThemePreview.tsx';

export interface NewPageDialogProps {
  readonly flow: NewPageActor;
  /** The ideas being explored. */
  readonly ideas: readonly { readonly id: string; readonly title: string }[];
  /** Sends it with what only the outside knows. */
  readonly onSubmit: () => void;
}

const templates = pageTemplates.map((value) => ({ value, ...templateLabels[value] }));
const themes = pageThemes.map((value) => ({
  value,
  label: themeLabels[value].label,
  icon: <ThemePreview theme={value} />,
}));

/** Asks what a new page is for, what it is called, and how it begins. */
export function NewPageDialog({ flow, ideas, onSubmit }: NewPageDialogProps) {
  const { projectId, title, template, theme } = useSelector(flow, ({ context }) => context);
  const isOpen = useSelector(flow, (snapshot) => snapshot.hasTag('open'));
  const isRefused = useSelector(flow, (snapshot) => snapshot.matches({ asking: 'refused' }));
  const chosen = chosenTheme({ template, theme });
  const close = () => flow.send({ type: 'dialog.closed' });
  return (
    <FormDialog
      title={labels.title}
      isOpen={isOpen}
      onClose={close}
      cancel={labels.cancel}
      submit={labels.create}
      onSubmit={onSubmit}
    >
      {ideas.length > 1 && (
        <Select
          label={labels.idea}
          options={ideas.map(({ id, title: label }) => ({ value: id, label }))}
          value={projectId}
          onChange={(id) =>
            flow.send({
              type: 'project.chosen',
              projectId: id,
              title: ideas.find((each) => each.id === id)?.title ?? '',
            })
          }
        />
      )}
      <TextField
        label={labels.pageTitle}
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
      <RadioGroup
        label={labels.theme}
        description={themeLabels[chosen].note}
        columns="two"
        options={themes}
        value={chosen}
        onChange={(value) => flow.send({ type: 'theme.chosen', theme: value })}
      />
    </FormDialog>
  );
}
