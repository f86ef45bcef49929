import { useSelector as useAtom } from '@xstate/store-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { openReportsOf } from '#machines/toolkit/select-open-reports.ts';
import { useApp } from '../../app-context.ts';
import { useFetchSoon } from '../../layouts/use-fetch-ahead.ts';

const loadUse = () => import('./UseInReport.tsx');
const loadFirst = () => import('./FirstReport.tsx');
const UseInReport = lazy(loadUse);
const FirstReport = lazy(loadFirst);
const loadBoth = () => Promise.all([loadUse(), loadFirst()]);

/** The way of a calculation into a report: one that is there, or the first. */
export function useReport(calculator: string, inputs: Readonly<Record<string, string>>) {
  const reports = useAtom(openReportsOf(useApp().services.workspace));
  const [isAsking, setAsking] = useState(false);
  const close = useCallback(() => setAsking(false), []);
  useFetchSoon(loadBoth);
  return {
    ask: () => setAsking(true),
    dialog: (
      <Suspense fallback={null}>
        {isAsking &&
          (reports.length > 0 ? (
            <UseInReport {...{ calculator, inputs, reports }} onClose={close} />
          ) : (
            <FirstReport {...{ calculator, inputs }} onClose={close} />
          ))}
      </Suspense>
    ),
  };
}
