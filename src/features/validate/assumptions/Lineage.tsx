import type { Assumption } from '#domain/ledger/ledger.ts';
import type { Scored } from '#domain/ledger/score.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { drawerLabels as labels } from './labels.ts';

export interface LineageProps {
  readonly assumption: Assumption;
  readonly scores: readonly Scored[];
  readonly onOpen: (assumption: Assumption) => void;
}

/** The assumption that this one replaces, the one that replaces it, and a note if it came from another idea. */
export function Lineage({ assumption, scores, onOpen }: LineageProps) {
  const all = scores.map((each) => each.assumption);
  const kin = [
    ...all
      .filter(({ id }) => id === assumption.successorOf)
      .map((other) => ({ relation: labels.replaces, assumption: other })),
    ...all
      .filter(({ successorOf }) => successorOf === assumption.id)
      .map((other) => ({ relation: labels.replacedBy, assumption: other })),
  ];
  if (kin.length === 0 && assumption.carriedFrom === null) return null;
  return (
    <div className={column}>
      {kin.length > 0 && (
        <dl className={column}>
          {kin.map(({ relation, assumption: other }) => (
            <div key={other.id}>
              <dt className={term}>{relation}</dt>
              <dd>
                <Button variant="quiet" size="small" onPress={() => onOpen(other)}>
                  {other.text}
                </Button>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {assumption.carriedFrom !== null && <p className={term}>{labels.carried}</p>}
    </div>
  );
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '8' });
const term = css({ textStyle: 'caption', color: 'ink.muted' });
