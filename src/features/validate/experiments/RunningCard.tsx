import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { countedWords } from '#domain/experiment/counted-words.ts';
import { type Experiment, isReported } from '#domain/experiment/experiment.ts';
import type { ExperimentRunActor } from '#machines/validate/experiment-run.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { CopyField } from '#ui/CopyField.tsx';
import { Heading } from '#ui/Heading.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { Meter } from '#ui/Meter.tsx';
import { useRights } from '#ui/rights.ts';
import { runLabels as labels } from './labels.ts';
import { ResultForm } from './ResultForm.tsx';
import { StopForm } from './StopForm.tsx';

/** Somebody who does not count, and why in words. */
export interface ExcludedEntry {
  readonly id: string;
  readonly person: string;
  readonly why: string;
}

export interface RunningCardProps {
  readonly experiment: Experiment;
  readonly run: ExperimentRunActor;
  readonly gauge: ReactNode;
  /** How many entries count so far, and how many of them were unclear. */
  readonly count: number;
  readonly unclear: number;
  readonly excluded: readonly ExcludedEntry[];
  /** Said of who has come and does not count yet. */
  readonly waiting: string | null;
  /** How many saw each version of a split that is broken; null if all is well. */
  readonly broken: readonly [a: number, b: number] | null;
  /** Where people are sent whom it counts: a page or a survey on the web; null if it counts otherwise. */
  readonly address: string | null;
  /** Where entries are logged or looked at; null if there is no such place. */
  readonly forward: { readonly href: string; readonly label: string } | null;
  /** Results of each version and source so far. */
  readonly shares: ReactNode;
  readonly isOffline: boolean;
}

/** An experiment that runs: its gauge, what is not counted and why, and the ways to end it. */
export function RunningCard(props: RunningCardProps) {
  const { experiment, run, gauge, count, unclear, excluded, waiting, broken, address, forward, shares, isOffline } =
    props;
  const isReporting = useSelector(run, (snapshot) => snapshot.matches('reporting') || snapshot.matches('counting'));
  const isStopping = useSelector(run, (snapshot) => snapshot.matches('stopping'));
  const { edit: mayEdit } = useRights();
  const { method, lock, result, stoppedFor, closed } = experiment;
  const reports = isReported(method) || experiment.isSample;
  const isOver = result !== null || stoppedFor !== null || closed !== null;
  return (
    <section aria-labelledby="running" className={card}>
      <Heading level={2} size="subheading" id="running">
        {labels.title}
      </Heading>
      {broken && (
        <InlineMessage tone="warning" title={labels.brokenTitle}>
          {labels.broken(...broken)}
        </InlineMessage>
      )}
      {gauge}
      {lock?.formula === 'wilson-1' && !reports && (
        <div>
          <Meter
            label={labels.soFar(countedWords[method].many)}
            value={count}
            max={lock.n}
            words={labels.soFarOf(count, lock.n)}
          />
          <p className={quiet}>{labels.once}</p>
        </div>
      )}
      {reports && !isOver && <p>{labels.reported}</p>}
      {address !== null && !isOver && (
        <div>
          <CopyField label={labels.address} value={address} />
          <p className={quiet}>{labels.addressHint}</p>
        </div>
      )}
      {waiting !== null && !isOver && <p className={quiet}>{waiting}</p>}
      {shares}
      {unclear > 0 && <p className={quiet}>{labels.unclear(unclear)}</p>}
      {excluded.length > 0 && (
        <div>
          <Heading level={3} size="label">
            {labels.notCounted}
          </Heading>
          <ul className={quiet}>
            {excluded.map(({ id, person, why }) => (
              <li key={id} className={css({ overflowWrap: 'anywhere' })}>
                {person || labels.someone}: {why}
              </li>
            ))}
          </ul>
        </div>
      )}
      {isOver && <p role="status">{isOffline ? labels.judgingOffline : labels.judging}</p>}
      {!isOver && isReporting && <ResultForm run={run} />}
      {!isOver && isStopping && <StopForm run={run} />}
      {mayEdit && !isOver && !isReporting && !isStopping && (
        <div className={actions}>
          {reports ? (
            <Button variant="primary" onPress={() => run.send({ type: 'result.asked' })}>
              {labels.record}
            </Button>
          ) : (
            forward && (
              <ButtonLink variant="primary" href={forward.href}>
                {forward.label}
              </ButtonLink>
            )
          )}
          <Button onPress={() => run.send({ type: 'stop.asked' })}>{labels.stop}</Button>
        </div>
      )}
    </section>
  );
}

const card = css({
  layerStyle: 'card',
  display: 'flex',
  flexDirection: 'column',
  gap: '16',
  minWidth: '0',
  padding: { base: '16', phone: '24' },
});
const quiet = css({ color: 'ink.muted', textStyle: 'small' });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '8' });
