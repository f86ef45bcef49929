import { QueryClientProvider, useQueries } from '@tanstack/react-query';
import { useSelector as useAtom } from '@xstate/store-react';
import { useEffect, useMemo } from 'react';
import { askCalculator } from '#adapters/toolkit/ask-calculator.ts';
import type { Calculator } from '#domain/toolkit/calculator.ts';
import { calculatorOf } from '#domain/toolkit/calculators.ts';
import { comparedChart, compareResults } from '#domain/toolkit/compare-results.ts';
import { compute } from '#domain/toolkit/compute-calculator.ts';
import { comparedOfText, inputsAsText, type NamedInputs } from '#domain/toolkit/link-inputs.ts';
import { calculatorChart } from '#drawing/charts/calculator-chart.ts';
import { ComparisonTable } from '#features/toolkit/ComparisonTable.tsx';
import { calculatorLabels, compareLabels as labels, scenarioLabels } from '#features/toolkit/labels.ts';
import { scenariosOf } from '#machines/toolkit/select-scenarios.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Chart } from '#ui/Chart.tsx';
import { CopyButton } from '#ui/CopyButton.tsx';
import { PlotDrawing } from '#ui/drawings/PlotDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Heading } from '#ui/Heading.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { Link } from '#ui/Link.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useApp } from '../../app-context.ts';
import { queryClient } from '../../query-client.ts';
import { exportResults } from './export-results.ts';
import { comparedAtMost, comparisonHref, toolkitHref } from './toolkit-href.ts';

export interface ComparisonProps {
  readonly calculatorId: string;
  readonly ids: readonly string[];
  /** The names and inputs that the address carries. */
  readonly linked: string | undefined;
}

/** A compared scenario. It is not saved here if it comes with the address. */
interface Column extends NamedInputs {
  readonly id: string;
  readonly isSaved: boolean;
}

/** Scenarios of one calculator side by side, in the order of the address. Whoever has none of them sees those of the address. */
export function Comparison({ calculatorId, ids, linked }: ComparisonProps) {
  const { workspace } = useApp().services;
  const all = useAtom(scenariosOf(workspace));
  const isComplete = useAtom(workspace.isComplete);
  const calculator = calculatorOf(calculatorId);
  const wanted = [...new Set(ids)].slice(0, comparedAtMost);
  const scenarios = useMemo(() => {
    const carried = calculator ? comparedOfText(calculator, linked) : [];
    return [...new Set(ids)].slice(0, comparedAtMost).flatMap((id, n): readonly Column[] => {
      const saved = all.find((each) => each.id === id && each.calculator === calculatorId);
      const column = saved ?? carried[n];
      return column ? [{ id, title: column.title, inputs: column.inputs, isSaved: saved !== undefined }] : [];
    });
  }, [all, calculator, calculatorId, ids, linked]);
  if (calculator && scenarios.length >= 2)
    return (
      <QueryClientProvider client={queryClient}>
        <Compared calculator={calculator} scenarios={scenarios} isPart={scenarios.length < wanted.length} />
      </QueryClientProvider>
    );
  if (calculator && !isComplete) return <Skeleton label={scenarioLabels.loading} shape="rows" count={6} />;
  return (
    <EmptyState
      title={labels.tooFewTitle}
      drawing={<PlotDrawing />}
      actions={
        <ButtonLink href={toolkitHref(calculator && { calculator: calculatorId })}>
          {calculator ? labels.back(calculator.name) : calculatorLabels.all}
        </ButtonLink>
      }
    >
      {labels.tooFew}
    </EmptyState>
  );
}

interface ComparedProps {
  readonly calculator: Calculator;
  readonly scenarios: readonly Column[];
  /** Whether some are not there any more. */
  readonly isPart: boolean;
}

function Compared({ calculator, scenarios, isPart }: ComparedProps) {
  const { services } = useApp();
  const results = useResults(calculator, scenarios);
  const chart = useMemo(() => {
    const material = results && comparedChart(results);
    return material ? calculatorChart(material) : null;
  }, [results]);
  useEffect(() => {
    document.title = `${labels.title(calculator.name)} · Toolkit · Groundwork`;
  }, [calculator]);
  const exportCsv = () => results && exportResults(services, calculator, results, chart);
  return (
    <section className={page}>
      <header className={css({ display: 'flex', flexDirection: 'column', gap: '4' })}>
        <nav aria-label={calculator.name} className={notOnPaper}>
          <Link href={toolkitHref({ calculator: calculator.id })}>{labels.back(calculator.name)}</Link>
        </nav>
        <Heading level={1}>{labels.title(calculator.name)}</Heading>
      </header>
      {isPart && <InlineMessage tone="warning">{labels.missing}</InlineMessage>}
      {results === null ? (
        <Skeleton label={calculatorLabels.working} shape="rows" count={6} />
      ) : (
        <>
          <ComparisonTable
            columns={scenarios.map(({ id, title, inputs, isSaved }) => ({
              id,
              title,
              href: toolkitHref({
                calculator: calculator.id,
                ...(isSaved ? { scenario: id } : { inputs: inputsAsText(calculator, inputs) }),
              }),
            }))}
            rows={compareResults(results)}
          />
          {chart && <Chart name={labels.title(calculator.name)} data={chart} />}
          <div className={actions}>
            <Button onPress={exportCsv}>{calculatorLabels.csv}</Button>
            <CopyButton text={location.origin + comparisonHref(calculator, scenarios)} label={labels.link}>
              {labels.link}
            </CopyButton>
          </div>
        </>
      )}
    </section>
  );
}

/** Returns each scenario's result, by its name; null until all are computed. Slow calculators run in a worker. */
function useResults(calculator: Calculator, scenarios: readonly Column[]) {
  const queries = useQueries({
    queries: scenarios.map(({ inputs }) => ({
      queryKey: ['founder', 'calculation', calculator.id, inputs],
      queryFn: ({ signal }: { signal: AbortSignal }) => askCalculator({ calculator: calculator.id, inputs }, signal),
      ...(!calculator.isSlow && { initialData: () => compute(calculator, inputs) }),
      // No network is needed, and nothing gets old.
      networkMode: 'always' as const,
      staleTime: Number.POSITIVE_INFINITY,
    })),
  });
  const found = queries.map(({ data }) => data ?? null);
  const results = scenarios.flatMap(({ title: name }, n) => {
    const result = found[n];
    return result ? [{ name, result }] : [];
  });
  return results.length === scenarios.length ? results : null;
}

const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '8', _print: { display: 'none' } });
const notOnPaper = css({ _print: { display: 'none' } });
const page = css({ display: 'flex', flexDirection: 'column', gap: '24', minWidth: '0' });
