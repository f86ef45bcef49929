import { useSelector } from '@xstate/react';
import { ArrowDownWideNarrow, ArrowUpNarrowWide, Hourglass, LayoutList, SquareKanban } from 'lucide-react';
import { type RefObject, useMemo } from 'react';
import { startsDescending } from '#domain/vault/idea-query.ts';
import type { VaultView } from '#domain/vault/query-params.ts';
import { tagsOf } from '#domain/vault/tags-of.ts';
import type { IdeaQuery } from '#domain/vault/vault.ts';
import type { IdeaVaultActor } from '#machines/idea-vault.machine.ts';
import { css } from '#styled-system/css';
import { ChoiceMenu } from '#ui/ChoiceMenu.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Keys } from '#ui/Keys.tsx';
import type { Option } from '#ui/option.ts';
import { SearchField } from '#ui/SearchField.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { Select } from '#ui/Select.tsx';
import { ToggleButton } from '#ui/ToggleButton.tsx';
import { FilterMenu } from './FilterMenu.tsx';
import type { VaultList } from './use-vault-list.ts';
import { statusOptions } from './words.ts';
import { orderOptions } from './words-of-order.ts';

export interface VaultToolbarProps {
  readonly actor: IdeaVaultActor;
  readonly list: VaultList;
  readonly searchRef: RefObject<HTMLInputElement | null>;
}

const views: readonly Option<VaultView>[] = [
  { value: 'table', label: 'Table', icon: <LayoutList aria-hidden="true" /> },
  { value: 'board', label: 'Board', icon: <SquareKanban aria-hidden="true" /> },
];

/** What is shown, and how. */
export function VaultToolbar({ actor, list, searchRef }: VaultToolbarProps) {
  const view = useSelector(actor, ({ context }) => context.view);
  const { query, ideas, vault } = list;
  const change = (part: Partial<IdeaQuery>) => actor.send({ type: 'query.changed', change: part });
  const tags = useMemo(
    () => tagsOf(ideas.filter(({ archived }) => archived === query.isArchived)),
    [ideas, query.isArchived],
  );
  const tagOptions = tags.map(({ tag, count }) => ({
    value: tag,
    label: tag,
    note: count === 1 ? '1 idea' : `${count} ideas`,
  }));
  const chosenTags = tagOptions.map(({ value }) => value).filter((tag) => query.tags.includes(tag));
  return (
    <div role="toolbar" aria-label="Search and filter" className={bar}>
      <div className={css({ flex: '[1 1 {sizes.192}]', minWidth: '0' })}>
        <SearchField
          label="Search ideas"
          placeholder="Search ideas"
          value={query.text}
          onChange={(text) => actor.send({ type: 'text.changed', text })}
          maxLength={200}
          hint={<Keys keys={['/']} />}
          inputRef={searchRef}
        />
      </div>
      <ChoiceMenu
        label="Status"
        options={statusOptions}
        chosen={query.statuses}
        onChange={(statuses) => change({ statuses })}
        empty="There are no statuses."
      />
      <ChoiceMenu
        label="Tags"
        options={tagOptions}
        chosen={chosenTags}
        onChange={(chosen) => change({ tags: chosen })}
        empty="No idea bears a tag yet."
      />
      <ToggleButton
        icon={<Hourglass aria-hidden="true" />}
        isSelected={query.isStale}
        onChange={(isStale) => change({ isStale })}
      >
        Stale
      </ToggleButton>
      <FilterMenu actor={actor} vault={vault} />
      <span className={end}>
        {view === 'table' && (
          <>
            <span className={css({ width: '160' })}>
              <Select
                label="Order"
                isLabelHidden
                options={orderOptions}
                value={query.order}
                onChange={(order) => change({ order, isDescending: startsDescending[order] })}
              />
            </span>
            <IconButton
              label={query.isDescending ? 'Descending: turn round' : 'Ascending: turn round'}
              icon={
                query.isDescending ? (
                  <ArrowDownWideNarrow aria-hidden="true" />
                ) : (
                  <ArrowUpNarrowWide aria-hidden="true" />
                )
              }
              onPress={() => change({ isDescending: !query.isDescending })}
            />
          </>
        )}
        <SegmentedControl
          label="View"
          options={views}
          value={view}
          onChange={(chosen) => actor.send({ type: 'view.chosen', view: chosen })}
        />
      </span>
    </div>
  );
}

const bar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' });
const end = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8', marginInlineStart: 'auto' });
