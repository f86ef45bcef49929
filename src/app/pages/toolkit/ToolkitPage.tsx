import { lazy, Suspense } from 'react';
import { registerStream } from '#domain/log/stream-kinds.ts';
import { scenarioStream } from '#domain/scenario/scenario-stream.ts';
import { scenarioLabels } from '#features/toolkit/labels.ts';
import { namedExport } from '#ui/named-export.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useFetchSoon } from '../../layouts/use-fetch-ahead.ts';
import type { PageProps } from '../../page-props.ts';
import { ToolkitList } from './ToolkitList.tsx';

registerStream(scenarioStream);

const loadOpened = () => import('./opened.ts');
const CalculatorView = lazy(namedExport(loadOpened, 'CalculatorView'));
const Comparison = lazy(namedExport(loadOpened, 'Comparison'));

/** All calculators, one of them, or scenarios of one side by side. */
export default function ToolkitPage({ place: { params } }: PageProps) {
  useFetchSoon(loadOpened);
  const { calculator, compare, scenario, inputs } = params;
  if (!calculator) return <ToolkitList />;
  return (
    <Suspense fallback={<Skeleton label={scenarioLabels.loading} shape="rows" count={6} />}>
      {compare ? (
        <Comparison calculatorId={calculator} ids={compare.split(',')} linked={inputs} />
      ) : (
        <CalculatorView key={`${calculator} ${scenario}`} calculatorId={calculator} params={params} />
      )}
    </Suspense>
  );
}
