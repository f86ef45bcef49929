import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { ledgerLimits, lenses } from '#domain/ledger/ledger.ts';
import type { StateAssumptionActor } from '#machines/validate/state-assumption.machine.ts';
import { css } from '#styled-system/css';
import { Checkbox } from '#ui/Checkbox.tsx';
import { useRights } from '#ui/rights.ts';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { TextField } from '#ui/TextField.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { ImportanceChoice } from './ImportanceChoice.tsx';
import { stateLabels as labels, lensLabels, lensNotes } from './labels.ts';

export interface StateLineProps {
  readonly line: StateAssumptionActor;
  /** There is room for no other. */
  readonly isFull: boolean;
  /** A UUID for the next assumption. */
  readonly newId: () => string;
}

const lensOptions = lenses.map((value) => ({ value, label: lensLabels[value] }));

/** One line; in it Enter states an assumption, and the focus stays, so that the next one can follow. What it is like is chosen below it. */
export function StateLine({ line, isFull, newId }: StateLineProps) {
  const { draft, reason, stated } = useSelector(line, ({ context }) => context);
  const isFolded = useSelector(line, (snapshot) => snapshot.matches('folded'));
  const { edit: mayEdit } = useRights();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    line.send({ type: 'draft.submitted', assumptionId: newId(), isFull });
  };
  if (!mayEdit) return null;
  return (
    <form onSubmit={submit} className={form}>
      <TextField
        label={labels.field}
        size="large"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={ledgerLimits.text}
        placeholder={labels.placeholder}
        value={draft}
        onChange={(text) => line.send({ type: 'draft.changed', text })}
        error={reason === null ? undefined : labels.reason(reason)}
        description={isFolded ? undefined : labels.hint}
        onFocus={() => line.send({ type: 'line.entered' })}
      />
      {!isFolded && <Weighing line={line} />}
      <VisuallyHidden>
        <span role="status">{stated !== null && draft === '' ? labels.stated(stated) : ''}</span>
      </VisuallyHidden>
    </form>
  );
}

/** Fields for an assumption's lens, importance and criticality, beside its words. */
function Weighing({ line }: Pick<StateLineProps, 'line'>) {
  const { lens, importance, critical } = useSelector(line, ({ context }) => context);
  return (
    <>
      <div className={choices}>
        <SegmentedControl
          label={labels.lens}
          options={lensOptions}
          value={lens}
          onChange={(chosen) => line.send({ type: 'weighing.chosen', lens: chosen })}
        />
        <ImportanceChoice
          value={importance}
          onChange={(chosen) => line.send({ type: 'weighing.chosen', importance: chosen })}
        />
        <Checkbox
          label={labels.critical}
          isSelected={critical}
          onChange={(chosen) => line.send({ type: 'weighing.chosen', critical: chosen })}
        />
      </div>
      <p className={notes}>
        {lenses.map((each) => (
          <span key={each}>
            {lensLabels[each]}: {lensNotes[each]}.
          </span>
        ))}
      </p>
    </>
  );
}

const form = css({ display: 'flex', flexDirection: 'column', gap: '12' });
const notes = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '12',
  color: 'ink.muted',
  textStyle: 'small',
});
const choices = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '16', rowGap: '8' });
