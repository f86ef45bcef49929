import type { Experiment, ExperimentStage } from '#domain/experiment/experiment.ts';
import { stageOf } from '#domain/experiment/experiment.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { css } from '#styled-system/css';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { StakeDrawing } from '#ui/drawings/StakeDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Link } from '#ui/Link.tsx';
import { useRights } from '#ui/rights.ts';
import { Verdict } from '#ui/Verdict.tsx';
import { listLabels as labels, methodLabels } from './labels.ts';

export interface ExperimentListProps {
  readonly experiments: readonly Experiment[];
  readonly projectId: string;
  readonly assumptionText: (assumptionId: string) => string;
  /** "New experiment". */
  readonly create: React.ReactNode;
}

const stages = ['running', 'draft', 'judged'] as const satisfies readonly ExperimentStage[];

export function ExperimentList({ experiments, projectId, assumptionText, create: offered }: ExperimentListProps) {
  const create = useRights().edit && offered;
  if (experiments.length === 0) {
    return (
      <EmptyState title={labels.emptyTitle} drawing={<StakeDrawing />} actions={create}>
        {labels.empty}
      </EmptyState>
    );
  }
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '32' })}>
      <div>{create}</div>
      {stages.map((stage) => {
        const those = experiments.filter((experiment) => stageOf(experiment) === stage);
        if (those.length === 0) return null;
        return (
          <section key={stage} aria-labelledby={`experiments-${stage}`}>
            <Heading level={2} size="subheading" id={`experiments-${stage}`}>
              {labels.stages[stage]}
            </Heading>
            <ul aria-labelledby={`experiments-${stage}`}>
              {those.map((experiment) => (
                <ExperimentRow
                  key={experiment.id}
                  experiment={experiment}
                  href={buildPath({ name: 'validate', params: { projectId, view: 'experiments', id: experiment.id } })}
                  assumption={assumptionText(experiment.assumptionId)}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

interface ExperimentRowProps {
  readonly experiment: Experiment;
  readonly href: string;
  readonly assumption: string;
}

function ExperimentRow({ experiment, href, assumption }: ExperimentRowProps) {
  const { question, method, lock, judgements } = experiment;
  const judged = judgements.at(-1);
  return (
    <li className={row}>
      <span className={words}>
        <Link href={href}>{question || assumption || labels.untitled}</Link>
        {question !== '' && <span className={about}>{assumption}</span>}
      </span>
      <span className={facts}>
        {judged && <Verdict verdict={judged.verdict} />}
        <span>{methodLabels[method]}</span>
        {lock && <span>{labels.criterion(lock.criterion, lock.n)}</span>}
        {lock && (
          <span>
            {labels.lockedAt} <DateDisplay at={lock.startedAt} />
          </span>
        )}
      </span>
    </li>
  );
}

// A press anywhere in the row opens the experiment.
const row = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  paddingBlock: '12',
  borderBottom: 'hairline',
  _hover: { background: 'surface' },
  '& a::after': { content: '""', position: 'absolute', inset: '0' },
});
const words = css({ display: 'flex', flexDirection: 'column', minWidth: '0', overflowWrap: 'anywhere' });
const about = css({ color: 'ink.muted', textStyle: 'small' });
const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '16',
  rowGap: '4',
  color: 'ink.muted',
  textStyle: 'small',
});
