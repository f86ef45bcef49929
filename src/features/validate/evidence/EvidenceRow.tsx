import type { ReactNode } from 'react';
import type { Judged } from '#domain/experiment/experiment.ts';
import type { Evidence } from '#domain/ledger/ledger.ts';
import type { Doer } from '#domain/team/doer.ts';
import { type ListedEvidence, sourceOf } from '#machines/validate/list-evidence.ts';
import { css } from '#styled-system/css';
import { Badge } from '#ui/Badge.tsx';
import { Byline } from '#ui/Byline.tsx';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { Link } from '#ui/Link.tsx';
import { Proof } from '#ui/Proof.tsx';
import { Verdict } from '#ui/Verdict.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { rangeTexts } from '../experiments/range-texts.ts';
import { basisText } from './basis-text.ts';
import { evidenceLabels as labels, sourceLabels } from './labels.ts';

export interface EvidenceRowProps {
  readonly listed: ListedEvidence;
  /** Named unless it is plain which one it is about. */
  readonly namesAssumption: boolean;
  /** The judgement that it comes from, if that is known. */
  readonly judged?: Judged | undefined;
  /** Who recorded it; null where nobody is named. */
  readonly doer: Doer | null;
  /** Actions on it, and the way to its source. */
  readonly actions?: ReactNode;
}

const verdicts = { '-1': 'refutes', '0': 'inconclusive', '1': 'supports' } as const;

/** One piece of evidence, and what it did to the score. */
export function EvidenceRow({ listed, namesAssumption, judged, doer, actions }: EvidenceRowProps) {
  const { evidence, assumption, before, after } = listed;
  const source = sourceOf(evidence);
  const asked = evidence.experimentId === null ? '' : (assumption?.text ?? '');
  const said = evidence.text || asked || labels.noText;
  return (
    <div className={row} data-superseded={evidence.superseded !== null || undefined}>
      <div className={line}>
        <Verdict verdict={verdicts[evidence.direction]} />
        <Badge>{sourceLabels[source]}</Badge>
        {evidence.origin && <Badge>{labels.elsewhere}</Badge>}
        {evidence.selfReported && source !== 'self-reported' && <Badge>{sourceLabels['self-reported']}</Badge>}
        <span className={figure}>{labels.weight(evidence.weight)}</span>
        <span className={figure}>
          <span aria-hidden="true">{labels.moved(before, after)}</span>
          <VisuallyHidden>{labels.movedSaid(before, after)}</VisuallyHidden>
        </span>
        <span className={place}>
          {doer && <Byline {...doer} did={labels.recorded} />}
          <DateDisplay at={placedAt(evidence)} form="recent" />
          {evidence.place.via !== undefined && <span>{labels.via(evidence.place.via)}</span>}
          {evidence.place.position === null && <span className={figure}>{labels.notSynced}</span>}
        </span>
      </div>
      <p className={words}>{said}</p>
      {namesAssumption && said !== assumption?.text && <p className={about}>{assumption?.text ?? labels.unknown}</p>}
      {judged && <p className={about}>{basisText(judged)}</p>}
      {evidence.place.position !== null && (
        <Proof>
          <p>{labels.position(evidence.place.position)}</p>
          {evidence.origin && <p>{labels.origin(evidence.origin.position)}</p>}
          {judged && judged.ranges.length > 0 && <p>{labels.ranges(rangeTexts(judged.ranges).join(', '))}</p>}
        </Proof>
      )}
      {evidence.superseded !== null && <p className={about}>{labels.superseded(evidence.superseded)}</p>}
      {(evidence.url !== null || actions !== undefined) && (
        <div className={line}>
          {evidence.url !== null && (
            <Link href={evidence.url} target="_blank" rel="noreferrer">
              {labels.openLink}
            </Link>
          )}
          {actions}
        </div>
      )}
    </div>
  );
}

const placedAt = ({ place: { recordedAt, at } }: Evidence): string => recordedAt ?? at;

const row = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  paddingBlock: '12',
  borderBottom: 'hairline',
});
const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12', rowGap: '4' });
const figure = css({ textStyle: 'figure.small', color: 'ink.muted', whiteSpace: 'nowrap' });
const place = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '12',
  marginInlineStart: { laptop: 'auto' },
  color: 'ink.muted',
  textStyle: 'small',
  alignItems: 'baseline',
});
const words = css({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap', '[data-superseded] &': { color: 'ink.muted' } });
const about = css({ color: 'ink.muted', textStyle: 'small', overflowWrap: 'anywhere' });
