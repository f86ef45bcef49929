import { useSelector } from '@xstate/react';
import type { Criterion } from '#domain/vault/vault.ts';
import type { IdeaImportActor } from '#machines/vault/idea-import.machine.ts';
import { css } from '#styled-system/css';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Heading } from '#ui/Heading.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { ColumnMapping } from './ColumnMapping.tsx';
import { DuplicateChoice } from './DuplicateChoice.tsx';
import { failureText, labels } from './labels.ts';
import { NoteList } from './NoteList.tsx';
import { PreviewList } from './PreviewList.tsx';
import { ProblemList } from './ProblemList.tsx';
import { ReadingChoice } from './ReadingChoice.tsx';
import { StatusMapping } from './StatusMapping.tsx';

export interface ReviewStepProps {
  readonly flow: IdeaImportActor;
  readonly criteria: readonly Criterion[];
}

/** Shows the outcome of each line, and the decisions about it. */
export function ReviewStep({ flow, criteria }: ReviewStepProps) {
  const { source, failure, table, choices, report } = useSelector(flow, ({ context }) => context);
  if (!table || !report) return null;
  const { kind, headers } = table;
  const hasTitle = choices.mapping.includes('title');
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '24' })}>
      {failure && <InlineMessage tone="error">{failureText(failure)}</InlineMessage>}
      <p role="status">
        {table.tool && labels.review.tool(table.tool)}
        {labels.review.summary(source?.name ?? '', report.lines, kind)}
        {labels.review.good(report.good)}
        {report.archived > 0 && labels.review.archived(report.archived)}
        {report.wrong > 0 && labels.review.wrong(report.wrong)}
        {choices.duplicates === 'skip' && report.duplicateCount > 0 && labels.review.skipped(report.duplicateCount)}.
      </p>
      {kind === 'csv' && (
        <ReadingChoice table={table} onChange={(options) => flow.send({ type: 'reading.chosen', options })} />
      )}
      {table.leftBehind && Object.keys(table.leftBehind).length > 0 && (
        <InlineMessage tone="info">{labels.review.leftBehind(table.leftBehind)}</InlineMessage>
      )}
      {!hasTitle && (
        <InlineMessage tone="warning" title={labels.review.noTitle}>
          {labels.review.noTitleText}
        </InlineMessage>
      )}
      {hasTitle && report.problemCount > 0 && (
        <ProblemList problems={report.problems} count={report.problemCount} kind={kind} />
      )}
      {hasTitle && report.days && (
        <RadioGroup
          label={labels.review.days(report.days.example)}
          description={labels.review.daysText}
          options={[
            { value: 'day-first', label: labels.review.dayFirst },
            { value: 'month-first', label: labels.review.monthFirst },
          ]}
          value={report.days.order}
          onChange={(dayOrder) => flow.send({ type: 'days.chosen', dayOrder })}
          orientation="horizontal"
        />
      )}
      {hasTitle && report.statuses.length > 0 && (
        <StatusMapping
          words={report.statuses}
          count={report.statusCount}
          onMap={(key, target) => flow.send({ type: 'status.mapped', key, target })}
        />
      )}
      {hasTitle && report.noteCount > 0 && <NoteList notes={report.notes} count={report.noteCount} kind={kind} />}
      {report.duplicateCount > 0 && (
        <DuplicateChoice
          duplicates={report.duplicates}
          count={report.duplicateCount}
          kind={kind}
          value={choices.duplicates}
          onChange={(duplicates) => flow.send({ type: 'duplicates.chosen', duplicates })}
        />
      )}
      {report.criteria + report.filters + report.templates > 0 && (
        <Checkbox
          label={labels.review.vault(report)}
          description={report.criteria > 0 && criteria.length > 0 ? labels.review.replaced : undefined}
          isSelected={choices.withVault}
          onChange={(withVault) => flow.send({ type: 'vault.chosen', withVault })}
        />
      )}
      {report.hasUnusableVault && <InlineMessage tone="warning">{labels.review.unusable}</InlineMessage>}
      <ColumnMapping
        headers={headers}
        samples={table.samples}
        mapping={choices.mapping}
        criteria={criteria}
        isOpenAtFirst={!table.mapping.includes('title')}
        onMap={(column, field) => flow.send({ type: 'column.mapped', column, field })}
      />
      <section className={css({ display: 'flex', flexDirection: 'column', gap: '8' })}>
        <Heading level={3} size="label">
          {report.lines > report.preview.length ? labels.review.first(report.preview.length) : labels.review.all}
        </Heading>
        <PreviewList rows={report.preview} duplicates={choices.duplicates} />
      </section>
    </div>
  );
}
