import { verdictOf } from '#domain/ledger/next-test.ts';
import { isUntested, type Scored } from '#domain/ledger/score.ts';
import { css } from '#styled-system/css';
import { Badge } from '#ui/Badge.tsx';
import { FlagSign } from '#ui/FlagSign.tsx';
import { RowLink } from '#ui/RowLink.tsx';
import { Verdict } from '#ui/Verdict.tsx';
import { VirtualRows } from '#ui/VirtualRows.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { rowLabels as labels, lensLabels } from './labels.ts';

export interface AssumptionRowsProps {
  /** In the order in which they stand. */
  readonly scores: readonly Scored[];
  /** The one to look at next. */
  readonly nextId: string | undefined;
  /** Ids of the assumptions on which a test runs. */
  readonly underTest: ReadonlySet<string>;
  readonly hrefOf: (assumptionId: string) => string;
  readonly onOpen: (assumptionId: string) => void;
}

const idOf = ({ assumption }: Scored) => assumption.id;
const nameOf = ({ assumption }: Scored) => assumption.text;

/** Assumptions with what is known of each; the arrows walk them, Enter opens one. */
export function AssumptionRows({ scores, nextId, underTest, hrefOf, onOpen }: AssumptionRowsProps) {
  return (
    <VirtualRows label={labels.list} items={scores} look="sentences" idOf={idOf} nameOf={nameOf} onOpen={onOpen}>
      {(scored) => {
        const { id } = scored.assumption;
        return <Cells scored={scored} href={hrefOf(id)} isNext={id === nextId} isUnderTest={underTest.has(id)} />;
      }}
    </VirtualRows>
  );
}

interface CellsProps {
  readonly scored: Scored;
  readonly href: string;
  readonly isNext: boolean;
  readonly isUnderTest: boolean;
}

function Cells({ scored, href, isNext, isUnderTest }: CellsProps) {
  const { assumption, risk } = scored;
  const verdict = verdictOf(scored);
  return (
    <div className={cells}>
      <span className={title}>
        <span title={assumption.text} className={words}>
          <RowLink href={href}>{assumption.text}</RowLink>
        </span>
        {isUnderTest && (
          <span className={beside}>
            <Badge>{labels.underTest}</Badge>
          </span>
        )}
        {isNext && (
          <>
            <FlagSign className={flag} />
            <VisuallyHidden>{labels.isNext}</VisuallyHidden>
          </>
        )}
      </span>
      <span className={figures}>
        {verdict && <Verdict verdict={verdict} />}
        {assumption.critical && <Badge>{labels.critical}</Badge>}
        <span className={lens}>
          <VisuallyHidden>{labels.lens}: </VisuallyHidden>
          {lensLabels[assumption.lens]}
        </span>
        <span className={importance}>
          <Figure label={labels.importance} short={labels.importanceShort} value={String(assumption.importance)} />
        </span>
        <Figure
          label={labels.score}
          short={isUntested(scored) ? '' : labels.score}
          value={labels.scoreFigure(scored)}
        />
        <Figure label={labels.risk} short={labels.risk} value={labels.riskFigure(risk)} />
      </span>
    </div>
  );
}

interface FigureProps {
  readonly label: string;
  readonly short: string;
  readonly value: string;
}

function Figure({ label, short, value }: FigureProps) {
  return (
    <span className={figure} title={label}>
      <VisuallyHidden>{label}: </VisuallyHidden>
      {short !== '' && (
        <span aria-hidden="true" className={css({ color: 'ink.muted' })}>
          {short}{' '}
        </span>
      )}
      {value}
    </span>
  );
}

const cells = css({
  display: 'flex',
  flexDirection: 'column',
  flex: '1',
  minWidth: '0',
});
const title = css({ display: 'flex', minWidth: '0', alignItems: 'center', gap: '8' });
const beside = css({ flexShrink: '0', whiteSpace: 'nowrap' });
const flag = css({ width: '16', height: '16', flexShrink: '0', color: 'marker.text' });
const words = css({
  minWidth: '0',
  fontWeight: 'medium',
  overflowWrap: 'anywhere',
  lineClamp: '2',
});
const figures = css({
  display: 'flex',
  alignItems: 'center',
  gap: { base: '8', phone: '12' },
  textStyle: 'small',
  whiteSpace: 'nowrap',
});
// On a phone there is no room for it beside a verdict.
const importance = css({ srOnly: { base: true, phone: false } });
const lens = css({ color: 'ink.muted', display: { phoneDown: 'none' } });
const figure = css({ textStyle: 'figure.small' });
