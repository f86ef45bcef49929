import { useState } from 'react';
import type { Judged } from '#domain/experiment/experiment.ts';
import type { Evidence } from '#domain/ledger/ledger.ts';
import type { EvidenceListActor } from '#machines/validate/evidence-list.machine.ts';
import type { ListedEvidence } from '#machines/validate/list-evidence.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { EvidenceRow } from './EvidenceRow.tsx';
import { evidenceLabels as labels } from './labels.ts';

export interface EvidenceListProps {
  readonly page: EvidenceListActor;
  readonly shown: readonly ListedEvidence[];
  readonly total: number;
  /** Of evidence that comes from an experiment. */
  readonly judgedOf: (evidence: Evidence) => Judged | undefined;
  /** Lead to where a piece comes from; nothing if that cannot be looked at. */
  readonly onExperiment: ((id: string) => void) | undefined;
  readonly onInterview: ((id: string) => void) | undefined;
}

/** So many are drawn; the earlier ones when they are asked for. */
const pageSize = 200;

/** Pieces of evidence in the order of the log. */
export function EvidenceList({ page, shown, total, judgedOf, onExperiment, onInterview }: EvidenceListProps) {
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
              actions={<Actions page={page} listed={listed} onExperiment={onExperiment} onInterview={onInterview} />}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

interface ActionsProps extends Pick<EvidenceListProps, 'page' | 'onExperiment' | 'onInterview'> {
  readonly listed: ListedEvidence;
}

function Actions({ page, listed: { evidence }, onExperiment, onInterview }: ActionsProps) {
  const { experimentId, interviewId, superseded } = evidence;
  return (
    <>
      {experimentId !== null && onExperiment && (
        <Button variant="quiet" size="small" onPress={() => onExperiment(experimentId)}>
          {labels.openExperiment}
        </Button>
      )}
      {interviewId !== null && onInterview && (
        <Button variant="quiet" size="small" onPress={() => onInterview(interviewId)}>
          {labels.openInterview}
        </Button>
      )}
      {superseded === null && (
        <Button
          variant="quiet"
          size="small"
          aria-label={labels.withdrawNamed(evidence.text || labels.noText)}
          onPress={() => page.send({ type: 'withdrawal.asked', evidence })}
        >
          {labels.withdraw}
        </Button>
      )}
    </>
  );
}
