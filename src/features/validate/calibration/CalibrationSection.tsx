import { useId } from 'react';
import type { Calibration, HitRate, ToldAndFound } from '#domain/judgement/calibration.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { css } from '#styled-system/css';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { LevelDrawing } from '#ui/drawings/LevelDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Link } from '#ui/Link.tsx';
import { Proof } from '#ui/Proof.tsx';
import { Table } from '#ui/Table.tsx';
import { Verdict } from '#ui/Verdict.tsx';
import { methodLabels } from '../experiments/labels.ts';
import { calibrationLabels as labels } from './labels.ts';

export interface CalibrationSectionProps {
  readonly calibration: Calibration;
  /** The idea that one comes from, which is marked among the others. */
  readonly projectId: string | undefined;
  readonly isSample: boolean;
  readonly titleOf: (experimentId: string) => string;
  readonly ideaTitleOf: (projectId: string) => string;
}

/** The founder's predictions against the results. */
export function CalibrationSection(props: CalibrationSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={screen}>
      <Heading level={2} size="label" id={titleId}>
        {props.isSample ? labels.sampleTitle : labels.title}
      </Heading>
      {props.calibration.brier === null ? (
        <NothingJudged {...props} />
      ) : (
        <Judged {...props} brier={props.calibration.brier} />
      )}
    </section>
  );
}

function NothingJudged({ projectId }: CalibrationSectionProps) {
  return (
    <EmptyState
      level={3}
      title={labels.emptyTitle}
      drawing={<LevelDrawing />}
      actions={
        <ButtonLink
          href={buildPath({
            name: 'validate',
            params: projectId === undefined ? {} : { projectId, view: 'experiments' },
          })}
        >
          {labels.toTests}
        </ButtonLink>
      }
    >
      {labels.empty}
    </EmptyState>
  );
}

interface JudgedProps extends CalibrationSectionProps {
  readonly brier: number;
}

function Judged({ calibration, brier, projectId, titleOf, ideaTitleOf }: JudgedProps) {
  const { hits, count, interval, byMethod, byProject, each } = calibration;
  const experimentHref = ({ experimentId: id, projectId: of }: ToldAndFound) =>
    buildPath({ name: 'validate', params: { projectId: of, view: 'experiments', id } });
  return (
    <>
      <div className={css({ display: 'flex', flexDirection: 'column', gap: '8' })}>
        <p className={css({ textStyle: 'subheading' })}>{labels.finding(hits, count)}</p>
        <p className={css({ color: 'ink.muted' })}>{labels.interval(interval)}</p>
        {byProject.length > 1 && <p className={css({ color: 'ink.muted' })}>{labels.over(byProject.length)}</p>}
        <Proof>
          <p>
            {labels.brier}: {labels.brierText(brier)}
          </p>
          {byMethod.length > 1 && (
            <p>{byMethod.map((row) => labels.brierOf(methodLabels[row.method], row.brier ?? 0)).join(', ')}</p>
          )}
          <p>{labels.formula}</p>
        </Proof>
      </div>
      {(byProject.length > 1 || byProject[0]?.projectId !== projectId) && (
        <section className={part}>
          <Heading level={3} size="label">
            {labels.ideas}
          </Heading>
          <Table
            label={labels.ideas}
            items={byProject.map((row) => ({ ...row, title: ideaTitleOf(row.projectId) }))}
            idOf={(row) => row.projectId}
            empty={labels.none}
            columns={[
              {
                id: 'idea',
                label: labels.idea,
                isRowHeader: true,
                render: (row) => (
                  <div className={titled}>
                    {row.title}
                    {row.projectId === projectId && labels.thisIdea}
                  </div>
                ),
              },
              ...rates,
            ]}
          />
        </section>
      )}
      <section className={part}>
        <Heading level={3} size="label">
          {labels.methods}
        </Heading>
        <Table
          label={labels.methods}
          items={byMethod}
          idOf={({ method }) => method}
          empty={labels.none}
          columns={[
            { id: 'method', label: labels.method, isRowHeader: true, render: ({ method }) => methodLabels[method] },
            ...rates,
          ]}
        />
      </section>
      <section className={part}>
        <Heading level={3} size="label">
          {labels.each}
        </Heading>
        <Table<ToldAndFound>
          label={labels.each}
          items={each}
          idOf={({ experimentId }) => experimentId}
          empty={labels.none}
          columns={[
            {
              id: 'experiment',
              label: labels.experiment,
              isRowHeader: true,
              render: (row) => (
                <div className={titled}>
                  <Link href={experimentHref(row)}>{titleOf(row.experimentId)}</Link>
                </div>
              ),
            },
            { id: 'told', label: labels.predicted, render: ({ prediction }) => <Verdict verdict={prediction} /> },
            { id: 'found', label: labels.found, render: ({ verdict }) => <Verdict verdict={verdict} /> },
          ]}
        />
      </section>
    </>
  );
}

/** How often, and where that leaves the true rate. */
const rates = [
  {
    id: 'right',
    label: labels.right,
    isNumeric: true,
    render: (row: HitRate) => <Whole>{labels.of(row.hits, row.count)}</Whole>,
  },
  {
    id: 'rate',
    label: labels.rate,
    isNumeric: true,
    render: (row: HitRate) => <Whole>{labels.between(row.interval)}</Whole>,
  },
] as const;

const Whole = ({ children }: { readonly children: string }) => (
  <span className={css({ whiteSpace: 'nowrap' })}>{children}</span>
);

/** On a phone a question is read in three lines, and the verdicts beside it are scrolled to. */
const titled = css({ minWidth: '160' });
const screen = css({ display: 'flex', flexDirection: 'column', gap: '32' });
const part = css({ display: 'flex', flexDirection: 'column', gap: '12', minWidth: '0' });
