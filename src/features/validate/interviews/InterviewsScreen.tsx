import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ProjectInterviews } from '#machines/validate/select-interviews.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { PlotDrawing } from '#ui/drawings/PlotDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useRights } from '#ui/rights.ts';
import { InterviewList, type InterviewListProps } from './InterviewList.tsx';
import { LogForm, type LogFormProps } from './LogForm.tsx';
import { labels } from './labels.ts';
import { nameOfTest } from './name-of-test.ts';
import { VerdictMoment } from './VerdictMoment.tsx';

export interface InterviewsScreenProps
  extends Omit<InterviewListProps, 'groups'>,
    Pick<LogFormProps, 'log' | 'lensOf' | 'newId' | 'today'> {
  readonly interviews: ProjectInterviews;
  /** The learning card of the experiment that the last interview decided; null while there is none. */
  readonly learning: ReactNode;
  /** Dialogs that are open over the list. */
  readonly children: ReactNode;
}

/** A minute for each conversation, and what was said in all of them. */
export function InterviewsScreen(props: InterviewsScreenProps) {
  const { interviews, learning, log, lensOf, newId, today, children, ...list } = props;
  const isOpen = useSelector(log, (snapshot) => snapshot.matches('open'));
  const ask = useRights().edit && (
    <Button variant="primary" onPress={() => log.send({ type: 'log.asked' })}>
      {labels.log}
    </Button>
  );
  const isEmpty = interviews.count === 0;
  const [waiting] = interviews.running;
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '24', minWidth: '0' })}>
      {!isOpen && !isEmpty && (
        <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '16' })}>
          {ask}
          <p className={css({ color: 'ink.muted' })}>{labels.lead}</p>
        </div>
      )}
      {learning !== null && <VerdictMoment log={log}>{learning}</VerdictMoment>}
      {isOpen && (
        <LogForm
          log={log}
          running={interviews.running}
          decided={interviews.decided}
          lensOf={lensOf}
          nameOfTest={(experiment) => nameOfTest(experiment, list.assumptionText)}
          newId={newId}
          today={today}
        />
      )}
      {isEmpty && !isOpen && (
        <EmptyState title={labels.emptyTitle} drawing={<PlotDrawing />} actions={ask}>
          {waiting?.lock ? labels.emptyFor(nameOfTest(waiting, list.assumptionText), waiting.lock.n) : labels.empty}
        </EmptyState>
      )}
      <InterviewList {...list} groups={interviews.groups} />
      {children}
    </div>
  );
}
