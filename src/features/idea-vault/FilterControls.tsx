import { Hourglass } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { type CountedTag, tagsOf } from '#domain/vault/tags-of.ts';
import type { IdeaQuery } from '#domain/vault/vault.ts';
import type { IdeaVaultActor } from '#machines/vault/idea-vault.machine.ts';
import { ChoiceMenu } from '#ui/ChoiceMenu.tsx';
import type { Option } from '#ui/option.ts';
import { ToggleButton } from '#ui/ToggleButton.tsx';
import { FilterMenu } from './FilterMenu.tsx';
import { labels, statusOptions } from './labels.ts';
import type { VaultList } from './use-vault-list.ts';

export interface FilterControlsProps {
  readonly actor: IdeaVaultActor;
  readonly list: VaultList;
}

/** Which ideas are shown, apart from the search. */
export function FilterControls({ actor, list }: FilterControlsProps) {
  const { query, ideas, vault } = list;
  const change = (part: Partial<IdeaQuery>) => actor.send({ type: 'query.changed', change: part });
  const tagsShown = useCallback(
    () => tagsOf(ideas.filter(({ archived }) => archived === query.isArchived)),
    [ideas, query.isArchived],
  );
  const tagOptions = useCallback(() => tagsShown().map(tagOption), [tagsShown]);
  const chosenTags = useMemo(
    () => (query.tags.length === 0 ? [] : tagsShown().flatMap(({ tag }) => (query.tags.includes(tag) ? [tag] : []))),
    [query.tags, tagsShown],
  );
  return (
    <>
      <ChoiceMenu
        label={labels.filter.status}
        optionsOf={statuses}
        chosen={query.statuses}
        onChange={(statuses) => change({ statuses })}
        empty={labels.filter.noStatus}
      />
      <ChoiceMenu
        label={labels.filter.tags}
        optionsOf={tagOptions}
        chosen={chosenTags}
        onChange={(chosen) => change({ tags: chosen })}
        empty={labels.filter.noTags}
      />
      <ToggleButton
        icon={<Hourglass aria-hidden="true" />}
        isSelected={query.isStale}
        onChange={(isStale) => change({ isStale })}
      >
        {labels.filter.stale}
      </ToggleButton>
      <FilterMenu actor={actor} vault={vault} />
    </>
  );
}

const statuses = () => statusOptions;

const tagOption = ({ tag, count }: CountedTag): Option<string> => ({
  value: tag,
  label: tag,
  note: labels.filter.ideas(count),
});
