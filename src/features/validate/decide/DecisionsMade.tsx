import type { ReactNode } from 'react';
import { decidedAt } from '#domain/ledger/decisions.ts';
import type { DecisionMade } from '#domain/ledger/ledger.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import type { Doer, DoerOf } from '#domain/team/doer.ts';
import { css } from '#styled-system/css';
import { Byline } from '#ui/Byline.tsx';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Link } from '#ui/Link.tsx';
import { decideLabels as labels } from './labels.ts';
import { ongoingLabels } from './ongoing-labels.ts';

export interface DecisionsMadeProps {
  readonly decisions: readonly DecisionMade[];
  readonly doerOf: DoerOf;
  /** The way to the comments on one. */
  readonly commentsOn: (id: string) => ReactNode;
}

/** Earlier decisions, with their basis. */
export function DecisionsMade({ decisions, doerOf, commentsOn }: DecisionsMadeProps) {
  if (decisions.length === 0) return null;
  return (
    <section>
      <Heading level={2}>{labels.earlier}</Heading>
      <ol>
        {decisions.map(({ id, kind, score, reason, reversedBy, place, successor, ongoing }) => (
          <li key={id} className={row}>
            <p className={css({ fontWeight: 'medium' })}>
              {labels.earlierRow(kind, score)} · <DateDisplay at={decidedAt({ place })} />{' '}
              <DecidedBy doer={doerOf(place.by)} />
            </p>
            <p>{reason}</p>
            {reversedBy !== '' && <p className={note}>{labels.wouldChange(reversedBy)}</p>}
            {ongoing.length > 0 && (
              <p className={note}>{place.position === null ? ongoingLabels.waits : ongoingLabels.became(ongoing)}</p>
            )}
            {successor && (
              <Link href={buildPath({ name: 'validate', params: { projectId: successor.projectId } })}>
                {labels.successor(successor.title)}
              </Link>
            )}
            <div>{commentsOn(id)}</div>
          </li>
        ))}
      </ol>
    </section>
  );
}

const DecidedBy = ({ doer }: { readonly doer: Doer | null }) => doer && <Byline {...doer} />;

const row = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  paddingBlock: '12',
  borderBottom: 'hairline',
  overflowWrap: 'anywhere',
});
const note = css({ color: 'ink.muted' });
