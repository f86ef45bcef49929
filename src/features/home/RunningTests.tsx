import { useSelector } from '@xstate/store-react';
import { stageOf } from '#domain/experiment/experiment.ts';
import type { Loop, LoopExperiment } from '#domain/next-step/loop-step.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { loopsOf } from '#machines/select-loops.ts';
import type { Workspace } from '#machines/workspace.store.ts';
import { css } from '#styled-system/css';
import { Heading } from '#ui/Heading.tsx';
import { Link } from '#ui/Link.tsx';
import { homeLine, homeLineEnd, homeLineText } from './home-line.ts';
import { labels } from './labels.ts';

export interface RunningTestsProps {
  readonly workspace: Workspace;
}

interface RunningTest extends LoopExperiment {
  readonly projectId: string;
  readonly text: string;
}

/** The tests that run, each with how far it has come. */
export function RunningTests({ workspace }: RunningTestsProps) {
  const tests = [...useSelector(loopsOf(workspace)).values()].flatMap(runningOf);
  if (tests.length === 0) return null;
  return (
    <section aria-labelledby="running-tests">
      <Heading level={2} size="subheading" id="running-tests">
        {labels.tests.title}
      </Heading>
      <ul className={css({ paddingTop: '4' })}>
        {tests.map(({ projectId, experiment: { id, lock }, entries, text }) => (
          <li key={id} className={homeLine}>
            <span className={homeLineText}>
              <Link href={buildPath({ name: 'validate', params: { projectId, view: 'experiments', id } })}>{text}</Link>
            </span>
            <span className={homeLineEnd}>{labels.tests.entries(entries.length, lock?.n ?? 0)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function runningOf({ projectId, experiments, scores }: Loop): readonly RunningTest[] {
  return experiments
    .filter(({ experiment }) => stageOf(experiment) === 'running' && !experiment.isSample)
    .map((each) => {
      const scored = scores.find(({ assumption }) => assumption.id === each.experiment.assumptionId);
      return { ...each, projectId, text: scored?.assumption.text ?? each.experiment.question };
    });
}
