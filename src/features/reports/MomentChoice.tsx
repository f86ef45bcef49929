import { useSelector } from '@xstate/react';
import type { FrozenReport } from '#domain/report/report.ts';
import { live, momentText, type ReportDays, type ReportMoment } from '#domain/report/report-moment.ts';
import { dayText } from '#domain/report/report-words.ts';
import type { PickDayActor } from '#machines/report/pick-day.machine.ts';
import { css } from '#styled-system/css';
import { DayField } from '#ui/DayField.tsx';
import { Select } from '#ui/Select.tsx';
import { momentLabels as labels, versionLabels } from './labels.ts';

export interface MomentChoiceProps {
  /** Name of the choice: "Version", or an end of a comparison. */
  readonly label: string;
  /** Label of its day. */
  readonly dayLabel: string;
  readonly isLabelHidden?: boolean;
  readonly moment: ReportMoment;
  readonly frozen: readonly FrozenReport[];
  readonly days: ReportDays;
  /** The day of the field. */
  readonly picking: PickDayActor;
  readonly onChoose: (moment: ReportMoment) => void;
}

/** A moment of a report: now, one of its freezes, or the end of a day, which is then picked in a field beside. */
export function MomentChoice(props: MomentChoiceProps) {
  const { label, dayLabel, isLabelHidden, moment, frozen, days, picking, onChoose } = props;
  const { typed, day } = useSelector(picking, ({ context }) => context);
  const isRefused = useSelector(picking, (snapshot) => snapshot.matches('refused'));
  const options = [
    { value: 'live', label: versionLabels.live },
    ...frozen.map(({ freeze, at }) => ({ value: String(freeze), label: versionLabels.frozen(freeze, dayText(at)) })),
    { value: 'day', label: labels.day },
  ];
  const choose = (value: string) => {
    if (value === 'live') onChoose(live);
    else onChoose(value === 'day' ? { kind: 'day', day } : { kind: 'frozen', freeze: Number(value) });
  };
  return (
    <div className={css({ display: 'flex', alignItems: 'flex-start', gap: '8', maxWidth: 'full' })}>
      <Select
        label={label}
        isLabelHidden={isLabelHidden}
        options={options}
        value={moment.kind === 'day' ? 'day' : (momentText(moment) ?? 'live')}
        onChange={choose}
      />
      {moment.kind === 'day' && (
        <DayField
          label={dayLabel}
          isLabelHidden={isLabelHidden}
          value={typed}
          min={days.first}
          max={days.last}
          unfinished={labels.between(dayText(days.first), dayText(days.last))}
          onChange={(value) => picking.send({ type: 'day.typed', day: value ?? '' })}
          onBlur={() => picking.send({ type: 'field.left' })}
          error={isRefused ? labels.between(dayText(days.first), dayText(days.last)) : undefined}
        />
      )}
    </div>
  );
}
