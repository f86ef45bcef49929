import { useSelector as useAtom } from '@xstate/store-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { openReportsOf } from '#machines/toolkit/select-reports.ts';
import { useApp } from '../../app-context.ts';
import { useFetchSoon } from '../../layouts/use-fetch-ahead.ts';

const loadUse = () => import('./UseInReport.tsx');
const UseInReport = lazy(loadUse);

/** The way of a calculation into a report, where there is one. */
export function useReport(calculator: string, inputs: Readonly<Record<string, string>>) {
  const reports = useAtom(openReportsOf(useApp().services.workspace));
  const [isAsking, setAsking] = useState(false);
  const close = useCallback(() => setAsking(false), []);
  useFetchSoon(loadUse);
  return {
    ask: reports.length > 0 ? () => setAsking(true) : undefined,
    dialog: (
      <Suspense fallback={null}>
        {isAsking && <UseInReport {...{ calculator, inputs, reports }} onClose={close} />}
      </Suspense>
    ),
  };
}
