import { useSelector as useAtom } from '@xstate/store-react';
import { lazy, Suspense } from 'react';
import { CalculatorList } from '#features/toolkit/CalculatorList.tsx';
import { listLabels as labels, scenarioLabels } from '#features/toolkit/labels.ts';
import { scenariosOf } from '#machines/toolkit/select-scenarios.ts';
import { css } from '#styled-system/css';
import { Heading } from '#ui/Heading.tsx';
import { namedExport } from '#ui/named-export.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useApp } from '../../app-context.ts';
import { toolkitHref } from './toolkit-href.ts';

const SavedScenarios = lazy(namedExport(() => import('./opened.ts'), 'SavedScenarios'));

/** The saved scenarios, and every calculator. */
export function ToolkitList() {
  const scenarios = useAtom(scenariosOf(useApp().services.workspace));
  return (
    <section className={page}>
      <header className={css({ display: 'flex', flexDirection: 'column', gap: '4' })}>
        <Heading level={1}>{labels.title}</Heading>
        <p className={css({ color: 'ink.muted' })}>{labels.lead}</p>
      </header>
      {scenarios.length > 0 && (
        <Suspense fallback={<Skeleton label={scenarioLabels.loading} shape="rows" count={scenarios.length} />}>
          <SavedScenarios scenarios={scenarios} />
        </Suspense>
      )}
      <CalculatorList hrefOf={({ id }) => toolkitHref({ calculator: id })} />
    </section>
  );
}

const page = css({ display: 'flex', flexDirection: 'column', gap: '32', minWidth: '0' });
