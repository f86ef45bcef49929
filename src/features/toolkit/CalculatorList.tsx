import type { Calculator } from '#domain/toolkit/calculator.ts';
import { calculatorGroups } from '#domain/toolkit/calculators.ts';
import { css } from '#styled-system/css';
import { Heading } from '#ui/Heading.tsx';
import { Link } from '#ui/Link.tsx';

export interface CalculatorListProps {
  readonly hrefOf: (calculator: Calculator) => string;
}

/** All calculators, by what a founder asks. */
export function CalculatorList({ hrefOf }: CalculatorListProps) {
  return (
    <div className={groups}>
      {calculatorGroups.map(({ question, calculators }) => (
        <section key={question} className={css({ minWidth: '0' })}>
          <Heading level={2} size="subheading">
            {question}
          </Heading>
          <ul>
            {calculators.map((calculator) => (
              <li key={calculator.id} className={row}>
                <Link href={hrefOf(calculator)}>{calculator.name}</Link>
                <span className={css({ color: 'ink.muted' })}>{calculator.about}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const groups = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', laptop: 'repeat(2, minmax(0, 1fr))' },
  columnGap: '48',
  rowGap: '32',
});
// A press anywhere in the row opens the calculator.
const row = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minHeight: 'touch',
  paddingBlock: '8',
  borderBottom: 'hairline',
  _hover: { background: 'surface' },
  '& a::after': { content: '""', position: 'absolute', inset: '0' },
});
