import { needs } from '#domain/next-step/need.ts';
import type { TeamFilter, WorkspaceOverview } from '#domain/team/many-teams.ts';
import { css } from '#styled-system/css';
import { SearchField } from '#ui/SearchField.tsx';
import { Select } from '#ui/Select.tsx';
import { manyTeamsLabels, needLabels } from './many-teams-labels.ts';

export interface TeamFiltersProps {
  readonly filter: TeamFilter;
  readonly workspaces: readonly Pick<WorkspaceOverview, 'id' | 'name'>[];
  readonly onChange: (filter: TeamFilter) => void;
}

const labels = manyTeamsLabels.filters;
const any = { value: 'any', label: labels.any } as const;
const needOptions = [any, ...needs.map((value) => ({ value, label: needLabels[value] }))];

/** Which rows of the table of all workspaces are listed. */
export function TeamFilters({ filter, workspaces, onChange }: TeamFiltersProps) {
  return (
    <fieldset aria-label={labels.group} className={line}>
      <div className={wide}>
        <SearchField
          label={labels.search}
          placeholder={labels.search}
          value={filter.text}
          maxLength={200}
          onChange={(text) => onChange({ ...filter, text })}
        />
      </div>
      <div className={narrow}>
        <Select
          label={labels.workspace}
          options={[any, ...workspaces.map(({ id, name }) => ({ value: id, label: name }))]}
          value={filter.workspaceId ?? 'any'}
          onChange={(chosen) => onChange({ ...filter, workspaceId: chosen === 'any' ? null : chosen })}
        />
      </div>
      <div className={narrow}>
        <Select
          label={labels.need}
          options={needOptions}
          value={filter.need ?? 'any'}
          onChange={(chosen) => onChange({ ...filter, need: chosen === 'any' ? null : chosen })}
        />
      </div>
    </fieldset>
  );
}

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '12',
  border: 'none',
  padding: '0',
});
const wide = css({ flex: { laptop: '1' }, width: { base: 'full', laptop: 'auto' }, maxWidth: { laptop: 'form' } });
const narrow = css({ flex: { base: '1', laptop: 'none' }, width: { laptop: '192' }, minWidth: '96' });
