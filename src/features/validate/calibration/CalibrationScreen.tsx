import type { Calibration, ToldAndFound } from '#domain/judgement/calibration.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { css } from '#styled-system/css';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { LevelDrawing } from '#ui/drawings/LevelDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Link } from '#ui/Link.tsx';
import { Table } from '#ui/Table.tsx';
import { Verdict } from '#ui/Verdict.tsx';
import { methodLabels } from '../experiments/labels.ts';
import { calibrationLabels as labels } from './labels.ts';

export interface CalibrationScreenProps {
  readonly calibration: Calibration;
  readonly projectId: string;
  readonly titleOf: (experimentId: string) => string;
}

/** What the founder predicted against what was found. */
export function CalibrationScreen({ calibration, projectId, titleOf }: CalibrationScreenProps) {
  const { hits, count, interval, brier, byMethod, each } = calibration;
  if (brier === null) {
    return (
      <EmptyState
        title={labels.emptyTitle}
        drawing={<LevelDrawing />}
        actions={
          <ButtonLink href={buildPath({ name: 'validate', params: { projectId, view: 'experiments' } })}>
            {labels.toExperiments}
          </ButtonLink>
        }
      >
        {labels.empty}
      </EmptyState>
    );
  }
  const experimentHref = (id: string) =>
    buildPath({ name: 'validate', params: { projectId, view: 'experiments', id } });
  return (
    <div className={screen}>
      <div className={css({ display: 'flex', flexDirection: 'column', gap: '8' })}>
        <p className={css({ textStyle: 'title' })}>{labels.finding(hits, count)}</p>
        <p className={css({ color: 'ink.muted' })}>{labels.interval(interval)}</p>
        <p>
          {labels.brier}: {labels.brierText(brier)}
        </p>
        <Disclosure summary={labels.formulaSummary}>
          <p className={css({ maxWidth: 'prose' })}>{labels.formula}</p>
        </Disclosure>
      </div>
      <section className={part}>
        <Heading level={2} size="subheading">
          {labels.methods}
        </Heading>
        <Table
          label={labels.methods}
          items={byMethod}
          idOf={({ method }) => method}
          empty={labels.none}
          columns={[
            { id: 'method', label: labels.method, isRowHeader: true, render: ({ method }) => methodLabels[method] },
            {
              id: 'right',
              label: labels.right,
              isNumeric: true,
              render: (row) => <Whole>{labels.of(row.hits, row.count)}</Whole>,
            },
            {
              id: 'rate',
              label: labels.rate,
              isNumeric: true,
              render: (row) => <Whole>{labels.between(row.interval)}</Whole>,
            },
            { id: 'brier', label: labels.brier, isNumeric: true, render: (row) => row.brier?.toFixed(2) },
          ]}
        />
      </section>
      <section className={part}>
        <Heading level={2} size="subheading">
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
              render: ({ experimentId }) => (
                <div className={titled}>
                  <Link href={experimentHref(experimentId)}>{titleOf(experimentId)}</Link>
                </div>
              ),
            },
            { id: 'told', label: labels.predicted, render: ({ prediction }) => <Verdict verdict={prediction} /> },
            { id: 'found', label: labels.found, render: ({ verdict }) => <Verdict verdict={verdict} /> },
          ]}
        />
      </section>
    </div>
  );
}

const Whole = ({ children }: { readonly children: string }) => (
  <span className={css({ whiteSpace: 'nowrap' })}>{children}</span>
);

/** On a phone a question is read in three lines, and the verdicts beside it are scrolled to. */
const titled = css({ minWidth: '160' });
const screen = css({ display: 'flex', flexDirection: 'column', gap: '32' });
const part = css({ display: 'flex', flexDirection: 'column', gap: '12', minWidth: '0' });
