import { type ReactNode, useState } from 'react';
import type { Judged } from '#domain/experiment/experiment.ts';
import type { Evidence } from '#domain/ledger/ledger.ts';
import type { DoerOf } from '#domain/team/doer.ts';
import type { EvidenceListActor } from '#machines/validate/evidence-list.machine.ts';
import type { ListedEvidence } from '#machines/validate/list-evidence.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { useRights } from '#ui/rights.ts';
import { EvidenceRow } from './EvidenceRow.tsx';
import { evidenceLabels as labels } from './labels.ts';

export interface EvidenceListProps {
  readonly page: EvidenceListActor;
  readonly shown: readonly ListedEvidence[];
  readonly total: number;
  /** Judgement behind evidence that comes from an experiment. */
  readonly judgedOf: (evidence: Evidence) => Judged | undefined;
  readonly doerOf: DoerOf;
  /** Where a piece comes from. */
  readonly experimentHrefOf: (id: string) => string;
  readonly interviewHrefOf: (id: string) => string;
  /** The way to the comments on a piece. */
  readonly commentsOn: (evidence: Evidence) => ReactNode;
}

/** So many are drawn; the earlier ones when they are asked for. */
const pageSize = 200;

/** Pieces of evidence in the order of the log. */
export function EvidenceList({ page, shown, total, judgedOf, doerOf, ...hrefs }: EvidenceListProps) {
  const [pages, setPages] = useState(1);
  const drawn = shown.slice(Math.max(0, shown.length - pages * pageSize));
  return (
    <div>
      <p role="status" className={css({ color: 'ink.muted', textStyle: 'small' })}>
        {shown.length === 0 ? labels.nothing : labels.count(shown.length, total)}
      </p>
      {shown.length === 0 && <Button onPress={() => page.send({ type: 'filter.cleared' })}>{labels.clear}</Button>}
      {drawn.length < shown.length && (
        <Button onPress={() => setPages(pages + 1)}>{labels.earlier(shown.length - drawn.length)}</Button>
      )}
      <ol aria-label={labels.list}>
        {drawn.map((listed) => (
          <li key={listed.evidence.id}>
            <EvidenceRow
              listed={listed}
              namesAssumption
              judged={judgedOf(listed.evidence)}
              doer={doerOf(listed.evidence.place.by)}
              actions={<Actions page={page} listed={listed} {...hrefs} />}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

interface ActionsProps extends Pick<EvidenceListProps, 'page' | 'experimentHrefOf' | 'interviewHrefOf' | 'commentsOn'> {
  readonly listed: ListedEvidence;
}

function Actions({ page, listed: { evidence }, experimentHrefOf, interviewHrefOf, commentsOn }: ActionsProps) {
  const { experimentId, interviewId, superseded, origin } = evidence;
  const mayEdit = useRights().edit;
  return (
    <>
      {experimentId !== null && !origin && <Link href={experimentHrefOf(experimentId)}>{labels.openExperiment}</Link>}
      {interviewId !== null && <Link href={interviewHrefOf(interviewId)}>{labels.openInterview}</Link>}
      {mayEdit && superseded === null && (
        <Button
          variant="quiet"
          size="small"
          aria-label={labels.withdrawNamed(evidence.text || labels.noText)}
          onPress={() => page.send({ type: 'withdrawal.asked', evidence })}
        >
          {labels.withdraw}
        </Button>
      )}
      {commentsOn(evidence)}
    </>
  );
}
