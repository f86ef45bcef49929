import { useSelector } from '@xstate/react';
import { entryStatuses } from '#machines/people/list-people.ts';
import type { PeopleListActor } from '#machines/people/people-list.machine.ts';
import { css } from '#styled-system/css';
import { SearchField } from '#ui/SearchField.tsx';
import { Select } from '#ui/Select.tsx';
import { peopleLabels, statusLabels } from './labels.ts';

export interface PeopleFiltersProps {
  readonly list: PeopleListActor;
  /** To choose from, where there is more than one. */
  readonly pages: readonly { readonly id: string; readonly title: string }[];
}

const labels = peopleLabels.filters;
const any = { value: 'any', label: labels.any } as const;
const statusOptions = [any, ...entryStatuses.map((value) => ({ value, label: statusLabels[value] }))];

/** Who is listed. */
export function PeopleFilters({ list, pages }: PeopleFiltersProps) {
  const { person, status, pageId } = useSelector(list, ({ context }) => context.filter);
  return (
    <fieldset aria-label={labels.group} className={line}>
      <div className={wide}>
        <SearchField
          label={labels.search}
          placeholder={labels.search}
          value={person}
          maxLength={200}
          onChange={(text) => list.send({ type: 'filter.changed', change: { person: text } })}
        />
      </div>
      <div className={narrow}>
        <Select
          label={peopleLabels.status}
          options={statusOptions}
          value={status ?? 'any'}
          onChange={(chosen) =>
            list.send({ type: 'filter.changed', change: { status: chosen === 'any' ? null : chosen } })
          }
        />
      </div>
      {pages.length > 1 && (
        <div className={narrow}>
          <Select
            label={labels.page}
            options={[any, ...pages.map(({ id, title }) => ({ value: id, label: title }))]}
            value={pageId ?? 'any'}
            onChange={(chosen) =>
              list.send({ type: 'filter.changed', change: { pageId: chosen === 'any' ? null : chosen } })
            }
          />
        </div>
      )}
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
const wide = css({ flex: '[1 1 {sizes.192}]', minWidth: '0', maxWidth: { laptop: 'form' } });
const narrow = css({ flex: { base: '1', laptop: 'none' }, minWidth: '128', maxWidth: { laptop: 'form' } });
