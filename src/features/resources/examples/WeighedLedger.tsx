import { useActorRef, useSelector } from '@xstate/react';
import { exampleLedger } from '#domain/examples/example-ledger.ts';
import { selectScore, weighedLedgerStore } from '#machines/examples/weighed-ledger.store.ts';
import { css } from '#styled-system/css';
import { CheckField } from '#ui/CheckField.tsx';
import { examplePanel } from './example-style.ts';
import { exampleLabels } from './labels.ts';
import type { ExampleProps } from './WatchedTest.tsx';

const labels = exampleLabels.weighed;

/** The ledger of the article, whose pieces the reader takes out and puts back. */
export function WeighedLedger({ inspect }: ExampleProps) {
  const ledger = useActorRef(weighedLedgerStore, inspect && { inspect });
  const { counted } = useSelector(ledger, ({ context }) => context);
  const score = useSelector(ledger, selectScore);
  return (
    <section aria-label={labels.name} className={examplePanel}>
      <fieldset className={css({ display: 'flex', flexDirection: 'column', gap: '8' })}>
        <legend className={css({ textStyle: 'small', color: 'ink.muted', marginBottom: '8' })}>{labels.counted}</legend>
        {exampleLedger.map(({ what, direction, weight }, place) => (
          <CheckField
            key={what}
            label={labels.piece(what, direction, weight)}
            isSelected={counted[place] ?? false}
            onChange={() => ledger.send({ type: 'piece.toggled', place })}
          />
        ))}
      </fieldset>
      <p role="status" className={css({ textStyle: 'figure', fontSize: '20' })}>
        {labels.score(score)}
      </p>
    </section>
  );
}
