import type { Calculator } from '#domain/toolkit/calculator.ts';
import type { CalculatorResult } from '#domain/toolkit/compute-calculator.ts';
import { css } from '#styled-system/css';
import { Heading } from '#ui/Heading.tsx';
import { Link } from '#ui/Link.tsx';
import { calculatorLabels as labels } from './labels.ts';

export interface FormulaPanelProps {
  readonly calculator: Calculator;
  readonly result: CalculatorResult | null;
}

/** How it is worked out, where that comes from, and what it doesn't say. */
export function FormulaPanel({ calculator: { formula, sources, limits }, result }: FormulaPanelProps) {
  return (
    <section className={panel}>
      <Heading level={2} size="subheading">
        {labels.formula}
      </Heading>
      <p className={paper}>{formula.text}</p>
      {result?.kind === 'answer' && result.worked !== '' && (
        <div className={part}>
          <Heading level={3} size="label">
            {labels.worked}
          </Heading>
          <p className={paper}>{result.worked}</p>
        </div>
      )}
      <div className={part}>
        <Heading level={3} size="label">
          {labels.limits}
        </Heading>
        <ul className={list}>
          {limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </div>
      <div className={part}>
        <Heading level={3} size="label">
          {labels.sources}
        </Heading>
        <ul className={css({ display: 'flex', flexDirection: 'column', gap: '4' })}>
          {sources.map(({ text, url }) => (
            <li key={text} className={css({ overflowWrap: 'anywhere' })}>
              {url === undefined ? text : <Link href={url}>{text}</Link>}
            </li>
          ))}
        </ul>
        <p className={css({ textStyle: 'figure.small', color: 'ink.muted' })}>{formula.name}</p>
      </div>
    </section>
  );
}

const panel = css({ display: 'flex', flexDirection: 'column', gap: '16', maxWidth: 'prose', minWidth: '0' });
const part = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const paper = css({ textStyle: 'figure', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });
const list = css({ listStyle: 'disc', paddingInlineStart: '16', display: 'flex', flexDirection: 'column', gap: '4' });
