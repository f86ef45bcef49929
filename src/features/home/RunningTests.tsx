import { useSelector } from '@xstate/store-react';
import { countedWords } from '#domain/experiment/counted-words.ts';
import { minutesToConvert } from '#domain/experiment/minutes-to-convert.ts';
import type { Intake } from '#domain/intake/intake.ts';
import { firstLookOf } from '#domain/judgement/first-look.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { corridorChart } from '#drawing/charts/corridor-chart.ts';
import { loopsOf } from '#machines/home/select-loops.ts';
import type { Workspace } from '#machines/sync/workspace.store.ts';
import { css } from '#styled-system/css';
import { Chart } from '#ui/Chart.tsx';
import { clockText } from '#ui/clock-text.ts';
import { Heading } from '#ui/Heading.tsx';
import { Link } from '#ui/Link.tsx';
import { Meter } from '#ui/Meter.tsx';
import { homeLineEnd, homeLineText } from './home-line.ts';
import { labels } from './labels.ts';
import { runningTestsOf } from './running-tests.ts';

export interface RunningTestsProps {
  readonly workspace: Workspace;
  /** ISO 8601. */
  readonly now: string;
}

/** The tests that run, each with its corridor and how far it has come. */
export function RunningTests({ workspace, now }: RunningTestsProps) {
  const intakes = useSelector(workspace.statesOf('intake')) as readonly Intake[];
  const loops = useSelector(loopsOf(workspace));
  const tests = [...loops.values()].flatMap((loop) => runningTestsOf(loop, intakes, now));
  if (tests.length === 0) return null;
  return (
    <section aria-labelledby="running-tests">
      <Heading level={2} size="subheading" id="running-tests">
        {labels.tests.title}
      </Heading>
      <ul className={css({ paddingTop: '4' })}>
        {tests.map(({ projectId, experiment: { id, method }, lock, entries, waiting, text }) => (
          <li key={id} className={test}>
            <span className={line}>
              <span className={homeLineText}>
                <Link href={buildPath({ name: 'validate', params: { projectId, view: 'experiments', id } })}>
                  {text}
                </Link>
              </span>
              {lock.formula === 'corridor-1' && (
                <span className={homeLineEnd}>{labels.tests.entries(entries.length, lock.n)}</span>
              )}
            </span>
            {lock.formula === 'wilson-1' && (
              <Meter
                label={labels.tests.once}
                value={entries.length}
                max={lock.n}
                words={labels.tests.entries(entries.length, lock.n)}
              />
            )}
            {lock.formula === 'corridor-1' && (
              <Chart
                name={text}
                size="small"
                data={corridorChart({
                  ...{ rate: lock.criterion, sample: lock.n, ahead: lock.ahead, behind: lock.behind },
                  answers: entries.map(({ isYes }) => isYes),
                  firstLook: firstLookOf(lock, entries, now),
                  waiting: waiting && {
                    ...{ answers: waiting.answers, windowMinutes: minutesToConvert(lock) },
                    from: clockText(waiting.firstAt, now),
                  },
                  judged: null,
                  words: countedWords[method],
                })}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const test = css({ display: 'flex', flexDirection: 'column', gap: '8', paddingBlock: '12', borderBottom: 'hairline' });
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '16',
});
