import { useDeferredValue, useMemo, useState } from 'react';
import { css } from '#styled-system/css';
import { SearchList, type SearchListItem } from '#ui/SearchList.tsx';
import { pickerLabels } from './labels.ts';
import { type FoundPart, type FoundParts, partSearch } from './part-search.ts';
import type { ScenePart } from './scene-parts.ts';

export interface PartPickerProps {
  readonly title: string;
  readonly fieldLabel: string;
  readonly placeholder: string;
  readonly parts: readonly ScenePart[];
  readonly onPick: (id: string) => void;
  readonly onClose: () => void;
}

/** A part of the canvas, chosen by its words. */
export function PartPicker({ title, fieldLabel, placeholder, parts, onPick, onClose }: PartPickerProps) {
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const search = useMemo(() => partSearch(parts), [parts]);
  const found = useMemo(() => search(wanted), [search, wanted]);
  return (
    <SearchList
      title={title}
      fieldLabel={fieldLabel}
      placeholder={placeholder}
      query={query}
      onQuery={setQuery}
      groups={found.count === 0 ? [] : [{ title: countOf(found), items: found.listed.map(asItem) }]}
      onChoose={onPick}
      onClose={onClose}
      empty={pickerLabels.none}
    />
  );
}

const countOf = ({ listed, count }: FoundParts): string => pickerLabels.found({ shown: listed.length, count });

const asItem = ({ id, name, excerpt }: FoundPart): SearchListItem =>
  excerpt === null
    ? { id, text: name, label: name }
    : {
        id,
        text: `${name} ${excerpt}`,
        label: (
          <>
            {name} <span className={around}>{excerpt}</span>
          </>
        ),
      };

const around = css({ display: 'block', color: 'ink.muted', textStyle: 'caption' });
