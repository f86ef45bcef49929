import { Hourglass } from 'lucide-react';
import { useMemo } from 'react';
import { tagsOf } from '#domain/vault/tags-of.ts';
import type { IdeaQuery } from '#domain/vault/vault.ts';
import type { IdeaVaultActor } from '#machines/idea-vault.machine.ts';
import { ChoiceMenu } from '#ui/ChoiceMenu.tsx';
import { ToggleButton } from '#ui/ToggleButton.tsx';
import { FilterMenu } from './FilterMenu.tsx';
import type { VaultList } from './use-vault-list.ts';
import { statusOptions } from './words.ts';

export interface FilterControlsProps {
  readonly actor: IdeaVaultActor;
  readonly list: VaultList;
}

/** Which ideas are shown, apart from the search. */
export function FilterControls({ actor, list }: FilterControlsProps) {
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
    <>
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
    </>
  );
}
