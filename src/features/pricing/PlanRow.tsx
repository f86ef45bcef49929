import type { ReactNode } from 'react';
import { css } from '#styled-system/css';
import { Heading } from '#ui/Heading.tsx';

export interface PlanRowProps {
  readonly name: string;
  readonly price: string;
  /** Unit that the price is for. */
  readonly unit: string;
  readonly children: ReactNode;
}

/** A plan as a line of the field book: name, figure, remarks. */
export function PlanRow({ name, price, unit, children }: PlanRowProps) {
  return (
    <section className={row}>
      <Heading level={2}>{name}</Heading>
      <p className={css({ display: 'flex', flexDirection: 'column', gap: '4' })}>
        <span className={css({ textStyle: 'figure.large' })}>{price}</span>
        <span className={css({ textStyle: 'small', color: 'ink.muted' })}>{unit}</span>
      </p>
      <div className={remarks}>{children}</div>
    </section>
  );
}

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', tablet: '4fr 3fr 7fr' },
  gap: { base: '12', tablet: '32' },
  paddingBlock: '32',
  borderBottom: 'hairline',
});

const remarks = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '16',
  maxWidth: 'prose',
});
