import { useState } from 'react';
import type { Assigning, Assignment } from '#domain/team/assignment.ts';
import { css } from '#styled-system/css';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { DayField, type TypedDay } from '#ui/DayField.tsx';
import { Select } from '#ui/Select.tsx';
import { whoLabels as labels } from './who-labels.ts';

/** Somebody to whom work can be assigned. */
export interface Assignable {
  readonly accountId: string;
  readonly name: string;
}

export interface WhoFieldsProps {
  readonly assigned: Assignment | null;
  /** Members who may do the work. */
  readonly people: readonly Assignable[];
  /** The person to whom it was assigned is gone, or may not do it any more. */
  readonly hasLeft: boolean;
  /** Whether the reader may assign. */
  readonly canAssign: boolean;
  /** The first and the last day that can be chosen, as in 2026-11-29. */
  readonly days: { readonly first: string; readonly last: string };
  readonly onAssign: (assigning: Assigning) => void;
}

const noOne = 'no-one';

/** Who sees to something, and by when. */
export function WhoFields(props: WhoFieldsProps) {
  const { assigned, people, hasLeft, canAssign, days, onAssign } = props;
  const held = hasLeft ? null : assigned;
  if (!canAssign) {
    const name = people.find(({ accountId }) => accountId === held?.accountId)?.name;
    if (!held || name === undefined) return null;
    return (
      <p className={css({ color: 'ink.muted' })}>
        {labels.assignedTo(name)}
        {held.by && (
          <>
            {labels.until}
            <DateDisplay at={held.by} timeZone="UTC" />
          </>
        )}
      </p>
    );
  }
  return (
    <div className={fields}>
      <Select
        label={labels.who}
        options={[
          { value: noOne, label: labels.noOne },
          ...people.map(({ accountId, name }) => ({ value: accountId, label: name })),
        ]}
        value={held?.accountId ?? noOne}
        description={hasLeft ? labels.hasLeft : undefined}
        onChange={(accountId) => onAssign(assigningOf(accountId === noOne ? null : accountId, held?.by))}
      />
      {held && (
        <Day
          key={held.by}
          by={held.by ?? ''}
          days={days}
          onChange={(by) => onAssign(assigningOf(held.accountId, by))}
        />
      )}
    </div>
  );
}

const assigningOf = (accountId: string | null, by: string | null | undefined): Assigning => ({
  accountId,
  ...(accountId !== null && by ? { by } : {}),
});

interface DayProps extends Pick<WhoFieldsProps, 'days'> {
  readonly by: string;
  readonly onChange: (by: string) => void;
}

/** A day is taken once the field is left: while a year is typed, it is any year. One that is half typed leaves the day before. */
function Day({ by, days, onChange }: DayProps) {
  const [typed, setTyped] = useState<TypedDay>(by);
  const isOutside = typed ? typed !== by && (typed < days.first || typed > days.last) : false;
  const [wasLeft, setWasLeft] = useState(false);
  return (
    <DayField
      label={labels.by}
      value={typed}
      min={days.first}
      max={days.last}
      unfinished={labels.unfinished}
      error={isOutside && wasLeft ? labels.outside : undefined}
      onChange={(day) => {
        setTyped(day);
        setWasLeft(false);
      }}
      onBlur={() => {
        setWasLeft(true);
        if (typed !== undefined && typed !== by && !isOutside) onChange(typed);
      }}
    />
  );
}

const fields = css({ display: 'flex', flexWrap: 'wrap', gap: '16', alignItems: 'flex-start', maxWidth: 'form' });
