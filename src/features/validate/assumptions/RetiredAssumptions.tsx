import type { Assumption } from '#domain/ledger/ledger.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { drawerLabels as labels } from './labels.ts';

export interface RetiredAssumptionsProps {
  readonly assumptions: readonly Assumption[];
  readonly onOpen: (assumption: Assumption) => void;
}

/** Retired assumptions, on demand. */
export function RetiredAssumptions({ assumptions, onOpen }: RetiredAssumptionsProps) {
  if (assumptions.length === 0) return null;
  return (
    <Disclosure summary={labels.retiredList(assumptions.length)}>
      <ul className={css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' })}>
        {assumptions.map((assumption) => (
          <li key={assumption.id}>
            <Button variant="quiet" size="small" onPress={() => onOpen(assumption)}>
              {assumption.text}
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
