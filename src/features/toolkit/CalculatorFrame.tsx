import type { ReactNode } from 'react';
import type { Calculator } from '#domain/toolkit/calculator.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Link } from '#ui/Link.tsx';
import { calculatorLabels as labels, scenarioLabels } from './labels.ts';

export interface CalculatorFrameProps {
  readonly calculator: Calculator;
  readonly allHref: string;
  /** The one that is open. */
  readonly scenario: { readonly title: string; readonly isChanged: boolean } | undefined;
  readonly notice: ReactNode;
  readonly onExample: () => void;
  /** Undefined while nothing was typed. */
  readonly onClear: (() => void) | undefined;
  readonly fields: ReactNode;
  readonly result: ReactNode;
  readonly actions: ReactNode;
  readonly chart: ReactNode;
  readonly formula: ReactNode;
  readonly children: ReactNode;
}

/** A calculator on its page: what goes in at one side, what comes out at the other, and below how. */
export function CalculatorFrame(props: CalculatorFrameProps) {
  const { calculator, allHref, scenario, notice, onExample, onClear } = props;
  const { fields, result, actions, chart, formula, children } = props;
  return (
    <section className={page}>
      <header className={css({ display: 'flex', flexDirection: 'column', gap: '4' })}>
        <nav aria-label={labels.all} className={notOnPaper}>
          <Link href={allHref}>{labels.all}</Link>
        </nav>
        <Heading level={1}>{calculator.name}</Heading>
        <p className={css({ color: 'ink.muted' })}>{calculator.about}</p>
        {scenario && (
          <p className={css({ overflowWrap: 'anywhere' })}>
            {scenarioLabels.open(scenario.title)}
            {scenario.isChanged && (
              <span className={css({ color: 'ink.muted' })}>{` · ${scenarioLabels.unsaved}`}</span>
            )}
          </p>
        )}
      </header>
      {notice}
      <div className={sides}>
        <form className={column} aria-label={labels.inputs} onSubmit={(event) => event.preventDefault()}>
          {fields}
          <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8', _print: { display: 'none' } })}>
            <Button onPress={onExample}>{labels.example}</Button>
            {onClear && (
              <Button variant="quiet" onPress={onClear}>
                {labels.clear}
              </Button>
            )}
          </div>
        </form>
        <div className={column}>
          {result}
          {chart}
          {actions}
        </div>
      </div>
      {formula}
      <div className={notOnPaper}>{children}</div>
    </section>
  );
}

const page = css({ display: 'flex', flexDirection: 'column', gap: '32', minWidth: '0' });
const notOnPaper = css({ _print: { display: 'none' } });
const column = css({ display: 'flex', flexDirection: 'column', gap: '16', minWidth: '0' });
const sides = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', laptop: 'minmax(0, 5fr) minmax(0, 7fr)' },
  columnGap: '48',
  rowGap: '32',
});
