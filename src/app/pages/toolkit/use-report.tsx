import { useSelector as useAtom } from '@xstate/store-react';
import { useCallback, useState } from 'react';
import { openReportsOf } from '#machines/toolkit/select-open-reports.ts';
import { useApp } from '../../app-context.ts';
import { FirstReport } from './FirstReport.tsx';
import { UseInReport } from './UseInReport.tsx';

/** The way of a calculation into a report: one that is there, or the first. */
export function useReport(calculator: string, inputs: Readonly<Record<string, string>>) {
  const reports = useAtom(openReportsOf(useApp().services.workspace));
  const [isAsking, setAsking] = useState(false);
  const close = useCallback(() => setAsking(false), []);
  return {
    ask: () => setAsking(true),
    dialog:
      isAsking &&
      (reports.length > 0 ? (
        <UseInReport {...{ calculator, inputs, reports }} onClose={close} />
      ) : (
        <FirstReport {...{ calculator, inputs }} onClose={close} />
      )),
  };
}
