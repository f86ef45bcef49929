import { useEffect, useEffectEvent } from 'react';
import type { ReportMoment } from '#domain/report/report-moment.ts';
import { MomentChoice, type MomentChoiceProps } from '#features/reports/MomentChoice.tsx';
import { pickDayMachine } from '#machines/report/pick-day.machine.ts';
import { useFlow } from '../../use-flow.ts';

const dayIn = (moment: ReportMoment, otherwise: string): string => (moment.kind === 'day' ? moment.day : otherwise);

/** Chooses a moment of a report. */
export function MomentPicker(props: Omit<MomentChoiceProps, 'picking'>) {
  const { moment, days, onChoose } = props;
  const { first, last, yesterday } = days;
  const picking = useFlow(pickDayMachine, { day: dayIn(moment, yesterday), first, last });
  const choose = useEffectEvent((day: string) => onChoose({ kind: 'day', day }));
  useEffect(() => picking.on('day.picked', ({ day }) => choose(day)).unsubscribe, [picking]);
  useEffect(() => {
    if (moment.kind === 'day') picking.send({ type: 'day.shown', day: moment.day });
  }, [picking, moment]);
  return <MomentChoice {...props} picking={picking} />;
}
