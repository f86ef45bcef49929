import type { Experiment } from '#domain/experiment/experiment.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import type { InterviewListActor } from '#machines/validate/interview-list.machine.ts';
import type { InterviewGroup } from '#machines/validate/select-interviews.ts';
import { css } from '#styled-system/css';
import { Heading } from '#ui/Heading.tsx';
import { Link } from '#ui/Link.tsx';
import { Verdict } from '#ui/Verdict.tsx';
import { InterviewRow, type InterviewRowProps } from './InterviewRow.tsx';
import { labels } from './labels.ts';
import { nameOfTest } from './name-of-test.ts';

export interface InterviewListProps
  extends Pick<InterviewRowProps, 'assumptionText' | 'isRecorded' | 'doerOf' | 'commentsOn'> {
  readonly list: InterviewListActor;
  readonly groups: readonly InterviewGroup[];
  /** Persons whose erasure waits for the server. */
  readonly erasing: ReadonlySet<string>;
}

/** Every interview under the experiment that it was held for. */
export function InterviewList(props: InterviewListProps) {
  const { list, groups, erasing, assumptionText, isRecorded, doerOf, commentsOn } = props;
  const unread = groups
    .flatMap(({ interviews }) => interviews)
    .find(({ interview: { quoteCount, removed, erased } }) => quoteCount === 0 && !(removed || erased));
  return (
    <>
      {groups.map(({ experiment, interviews, counted, yes }) => (
        <section key={experiment?.id ?? 'none'} className={section}>
          <header>
            <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12' })}>
              <Heading level={2} size="subheading">
                {experiment ? nameOfTest(experiment, assumptionText) : labels.group.none}
              </Heading>
              {experiment && <Outcome experiment={experiment} />}
            </div>
            <p className={css({ color: 'ink.muted', fontVariantNumeric: 'tabular-nums' })}>
              {experiment
                ? `${labels.group.tally(yes, counted)}. ${labels.group.unclear}`
                : labels.group.total(interviews.length)}
            </p>
          </header>
          <ul aria-label={labels.list} className={rows}>
            {interviews.map((listed) => (
              <InterviewRow
                key={listed.interview.id}
                list={list}
                listed={listed}
                isSample={experiment !== null}
                isErasing={erasing.has(listed.interview.id)}
                explainsTranscript={listed === unread}
                assumptionText={assumptionText}
                isRecorded={isRecorded}
                doerOf={doerOf}
                commentsOn={commentsOn}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Verdict of the experiment so far, and the way to it. */
function Outcome({ experiment: { id, projectId, judgements } }: { readonly experiment: Experiment }) {
  const verdict = judgements.at(-1)?.verdict;
  return (
    <>
      {verdict && <Verdict verdict={verdict} />}
      <Link href={buildPath({ name: 'validate', params: { projectId, view: 'experiments', id } })}>
        {labels.group.open}
      </Link>
    </>
  );
}

const section = css({ display: 'flex', flexDirection: 'column', gap: '8', minWidth: '0' });
const rows = css({ borderTop: 'hairline' });
