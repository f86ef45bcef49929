import { useSelector } from '@xstate/react';
import type { Criterion } from '#domain/vault/vault.ts';
import type { IdeaImportActor } from '#machines/idea-import.machine.ts';
import { css } from '#styled-system/css';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Heading } from '#ui/Heading.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { ColumnMapping } from './ColumnMapping.tsx';
import { DuplicateChoice } from './DuplicateChoice.tsx';
import { failureText } from './failure-text.ts';
import { PreviewList } from './PreviewList.tsx';
import { ProblemList } from './ProblemList.tsx';
import { countText } from './words.ts';

export interface ReviewStepProps {
  readonly flow: IdeaImportActor;
  readonly criteria: readonly Criterion[];
}

/** What would become of each line, and what can be decided about it. */
export function ReviewStep({ flow, criteria }: ReviewStepProps) {
  const { source, failure, table, choices, report } = useSelector(flow, ({ context }) => context);
  if (!table || !report) return null;
  const { kind, headers } = table;
  const lines = countText(report.lines, kind === 'csv' ? 'line' : 'entry', kind === 'csv' ? 'lines' : 'entries');
  const hasTitle = choices.mapping.includes('title');
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '24' })}>
      {failure && <InlineMessage tone="error">{failureText(failure)}</InlineMessage>}
      <p role="status">
        {source?.name}: {lines}. {countText(report.good, 'idea')} will be imported
        {report.wrong > 0 && `, ${report.wrong} cannot be`}
        {choices.duplicates === 'skip' && report.duplicateCount > 0 && `, ${report.duplicateCount} skipped`}.
      </p>
      {!hasTitle && (
        <InlineMessage tone="warning" title="No column holds the title">
          Choose below which column does: an idea needs one.
        </InlineMessage>
      )}
      {hasTitle && report.problemCount > 0 && (
        <ProblemList problems={report.problems} count={report.problemCount} kind={kind} />
      )}
      {report.duplicateCount > 0 && (
        <DuplicateChoice
          duplicates={report.duplicates}
          count={report.duplicateCount}
          kind={kind}
          value={choices.duplicates}
          onChange={(duplicates) => flow.send({ type: 'duplicates.chosen', duplicates })}
        />
      )}
      {report.criteria + report.filters > 0 && (
        <Checkbox
          label={vaultLabel(report.criteria, report.filters)}
          description={
            report.criteria > 0 && criteria.length > 0 ? 'The criteria that you have now are replaced.' : undefined
          }
          isSelected={choices.withVault}
          onChange={(withVault) => flow.send({ type: 'vault.chosen', withVault })}
        />
      )}
      {report.hasUnusableVault && (
        <InlineMessage tone="warning">
          Some criteria or saved filters of the file cannot be used and are left out.
        </InlineMessage>
      )}
      <ColumnMapping
        headers={headers}
        mapping={choices.mapping}
        criteria={criteria}
        isOpenAtFirst={!table.mapping.includes('title')}
        onMap={(column, field) => flow.send({ type: 'column.mapped', column, field })}
      />
      <section className={css({ display: 'flex', flexDirection: 'column', gap: '8' })}>
        <Heading level={3} size="label">
          {report.lines > report.preview.length ? `The first ${report.preview.length}` : 'What was read'}
        </Heading>
        <PreviewList rows={report.preview} duplicates={choices.duplicates} />
      </section>
    </div>
  );
}

function vaultLabel(criteria: number, filters: number): string {
  const parts = [
    ...(criteria > 0 ? [countText(criteria, 'criterion', 'criteria')] : []),
    ...(filters > 0 ? [countText(filters, 'saved filter')] : []),
  ];
  return `Also take ${parts.join(' and ')} from the file`;
}
