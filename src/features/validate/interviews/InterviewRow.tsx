import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Interview } from '#domain/interview/interview.ts';
import type { DoerOf } from '#domain/team/doer.ts';
import type { InterviewListActor } from '#machines/validate/interview-list.machine.ts';
import type { ListedInterview } from '#machines/validate/select-interviews.ts';
import { css } from '#styled-system/css';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Byline } from '#ui/Byline.tsx';
import { MenuRows } from '#ui/MenuRows.tsx';
import { RowMenu } from '#ui/RowMenu.tsx';
import { useRights } from '#ui/rights.ts';
import { answerLabels, dayText, labels, notCountedLabels } from './labels.ts';
import { nameOf } from './name-of.ts';
import { ProposedQuotes } from './ProposedQuotes.tsx';
import { QuoteList, type QuoteListProps } from './QuoteList.tsx';

export interface InterviewRowProps extends Pick<QuoteListProps, 'assumptionText' | 'isRecorded'> {
  readonly list: InterviewListActor;
  readonly listed: ListedInterview;
  /** Whether it belongs to an experiment’s sample, in which it counts or not. */
  readonly isSample: boolean;
  readonly isErasing: boolean;
  /** Says what reading a transcript is for: on one row of the screen. */
  readonly explainsTranscript: boolean;
  readonly doerOf: DoerOf;
  /** The way to the comments on it. */
  readonly commentsOn: (id: string) => ReactNode;
}

/** Who, when, what it says and whether it counts; the rest is in its menu. */
export function InterviewRow(props: InterviewRowProps) {
  const { list, listed, isSample, isErasing, explainsTranscript, assumptionText, isRecorded } = props;
  const { interview, notCounted } = listed;
  const name = nameOf(listed);
  const mayEdit = useRights().edit;
  const doer = props.doerOf(interview.loggedBy);
  return (
    <li data-interview={interview.id} className={row}>
      <div className={head}>
        <p className={about}>
          <strong className={css({ fontWeight: 'medium', overflowWrap: 'anywhere' })}>{name}</strong>
          <span className={muted}>{dayText(interview.on)}</span>
          {doer && (
            <span className={muted}>
              <Byline {...doer} did={labels.row.logged} />
            </span>
          )}
        </p>
        {mayEdit && (
          <RowMenu label={labels.row.more(name)} icon={<Ellipsis aria-hidden="true" />}>
            <MenuRows groups={entriesFor(interview, list)} />
          </RowMenu>
        )}
      </div>
      <p className={marks}>
        {answerOf(interview, isSample && notCounted === null)}
        <Badge>{labels.row.committed(interview.commitment)}</Badge>
        {isSample && notCounted === null && <span className={muted}>{labels.row.counted}</span>}
        {notCounted !== null && <span className={muted}>{notCountedLabels[notCounted]}</span>}
        {!isSample && interview.removed && <span className={muted}>{labels.row.removedWord}</span>}
        {interview.position === null && <span className={muted}>{labels.row.waiting}</span>}
        {isErasing && <span className={muted}>{labels.row.erasing}</span>}
      </p>
      {interview.lastTime !== '' && <p className={words}>{interview.lastTime}</p>}
      {!(interview.removed || interview.erased) && (
        <div className={marks}>
          {mayEdit && (
            <Button
              size="small"
              aria-label={labels.row.transcriptOf(name)}
              onPress={() => list.send({ type: 'transcript.asked', id: interview.id })}
            >
              {labels.row.transcriptButton}
            </Button>
          )}
          {props.commentsOn(interview.id)}
          {mayEdit && explainsTranscript && <span className={muted}>{labels.row.transcriptHint}</span>}
        </div>
      )}
      <ProposedQuotes list={list} interview={interview} name={name} assumptionText={assumptionText} />
      <QuoteList
        list={list}
        interview={interview}
        name={name}
        assumptionText={assumptionText}
        isRecorded={isRecorded}
      />
    </li>
  );
}

function answerOf({ answer }: Interview, isCounted: boolean) {
  const tone = answer === 'yes' ? 'success' : 'neutral';
  const said = isCounted && answer === 'unclear' ? labels.row.unclear : answerLabels[answer];
  return <Badge tone={tone}>{said}</Badge>;
}

function entriesFor({ id, removed, erased }: Interview, list: InterviewListActor) {
  const file = removed
    ? { id: 'restore', label: labels.row.restore, onAction: () => list.send({ type: 'interview.restored', id }) }
    : { id: 'remove', label: labels.row.remove, onAction: () => list.send({ type: 'interview.removed', id }) };
  return [
    [
      { id: 'edit', label: labels.row.edit, onAction: () => list.send({ type: 'edit.asked', id }) },
      ...(erased
        ? []
        : [
            {
              id: 'transcript',
              label: labels.row.transcript,
              onAction: () => list.send({ type: 'transcript.asked', id }),
            },
          ]),
    ],
    [
      file,
      ...(erased
        ? []
        : [
            {
              id: 'erase',
              label: labels.row.erase,
              isDangerous: true,
              onAction: () => list.send({ type: 'erasure.asked', id }),
            },
          ]),
    ],
  ];
}

const row = css({ display: 'flex', flexDirection: 'column', gap: '4', paddingBlock: '12', borderBottom: 'hairline' });
const head = css({ display: 'flex', alignItems: 'center', gap: '12' });
const about = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '12',
  flex: '1',
  minWidth: '0',
});
const marks = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' });
const muted = css({ color: 'ink.muted', textStyle: 'small' });
const words = css({ maxWidth: 'prose', overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
