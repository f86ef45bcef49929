import { useSelector } from '@xstate/react';
import { type FormEvent, useId } from 'react';
import { type Assumption, ledgerLimits, rungCaps, rungs } from '#domain/ledger/ledger.ts';
import type { RecordEvidenceActor } from '#machines/validate/record-evidence.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { NumberField } from '#ui/NumberField.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { Select } from '#ui/Select.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { directionLabels, recordLabels as labels, rungLabels } from './labels.ts';

export interface RecordEvidenceDialogProps {
  readonly form: RecordEvidenceActor;
  /** Assumptions that evidence can be about. */
  readonly assumptions: readonly Assumption[];
  /** Where it can be about more than one. */
  readonly projects?: readonly { readonly id: string; readonly title: string }[] | undefined;
  /** Sends it with what only the outside knows. */
  readonly onSubmit: () => void;
}

const directionOptions = (['1', '0', '-1'] as const).map((value) => ({ value, label: directionLabels[value] }));
const rungOptions = rungs.map((value) => ({ value, label: rungLabels[value] }));
const directionOf = { '1': 1, '0': 0, '-1': -1 } as const;

/** The founder's own word, with the most that it may weigh. */
export function RecordEvidenceDialog({ form, assumptions, projects, onSubmit }: RecordEvidenceDialogProps) {
  const formId = useId();
  const { projectId, assumptionId, direction, rung, weight, text, url, reason } = useSelector(
    form,
    ({ context }) => context,
  );
  const isOpen = useSelector(form, ({ status }) => status === 'active');
  const leave = () => form.send({ type: 'evidence.left' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog
      title={labels.title}
      isOpen={isOpen}
      onClose={leave}
      footer={
        <>
          <Button variant="quiet" onPress={leave}>
            {labels.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary">
            {labels.submit}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className={column}>
        <p className={css({ color: 'ink.muted' })}>{labels.note}</p>
        {projects && (
          <Select
            label={labels.project}
            options={projects.map(({ id, title }) => ({ value: id, label: title }))}
            value={projectId}
            onChange={(chosen) => form.send({ type: 'project.chosen', projectId: chosen })}
          />
        )}
        <Select
          label={labels.assumption}
          options={assumptions.map(({ id, text: label }) => ({ value: id, label }))}
          value={assumptionId === '' ? null : assumptionId}
          onChange={(chosen) => form.send({ type: 'evidence.written', change: { assumptionId: chosen } })}
          error={
            reason === 'assumption-missing' || reason === 'not-found' ? labels.reason('assumption-missing') : undefined
          }
        />
        <TextArea
          label={labels.text}
          autoFocus
          rows={3}
          maxLength={ledgerLimits.evidenceText}
          value={text}
          onChange={(written) => form.send({ type: 'evidence.written', change: { text: written } })}
          error={reason === 'text-empty' ? labels.reason(reason) : undefined}
        />
        <SegmentedControl
          label={labels.direction}
          options={directionOptions}
          value={`${direction}`}
          onChange={(chosen) => form.send({ type: 'evidence.written', change: { direction: directionOf[chosen] } })}
        />
        <Select
          label={labels.rung}
          options={rungOptions}
          value={rung}
          description={labels.rungNote(rung)}
          onChange={(chosen) => form.send({ type: 'rung.chosen', rung: chosen })}
        />
        <NumberField
          label={labels.weight}
          minValue={0}
          maxValue={rungCaps[rung]}
          step={0.01}
          value={weight}
          onChange={(chosen) => form.send({ type: 'weight.chosen', weight: Number.isNaN(chosen) ? 0 : chosen })}
          error={reason === 'weight-beyond-rung' ? labels.reason(reason) : undefined}
        />
        <TextField
          label={labels.url}
          type="url"
          maxLength={ledgerLimits.url}
          value={url}
          onChange={(written) => form.send({ type: 'evidence.written', change: { url: written } })}
          error={reason === 'invalid-data' ? labels.reason(reason) : undefined}
        />
      </form>
    </Dialog>
  );
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '16' });
