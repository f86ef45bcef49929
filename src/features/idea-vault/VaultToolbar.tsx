import { useSelector } from '@xstate/react';
import { LayoutList, SquareKanban } from 'lucide-react';
import type { RefObject } from 'react';
import type { VaultView } from '#domain/vault/query-params.ts';
import type { IdeaVaultActor } from '#machines/vault/idea-vault.machine.ts';
import { css } from '#styled-system/css';
import { Keys } from '#ui/Keys.tsx';
import type { Option } from '#ui/option.ts';
import { SearchField } from '#ui/SearchField.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { FilterControls } from './FilterControls.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { labels } from './labels.ts';
import { OrderControl } from './OrderControl.tsx';
import type { VaultList } from './use-vault-list.ts';

export interface VaultToolbarProps {
  readonly actor: IdeaVaultActor;
  readonly list: VaultList;
  readonly searchRef: RefObject<HTMLInputElement | null>;
}

const views: readonly Option<VaultView>[] = [
  { value: 'table', label: labels.toolbar.table, icon: <LayoutList aria-hidden="true" /> },
  { value: 'board', label: labels.toolbar.board, icon: <SquareKanban aria-hidden="true" /> },
];

/** Chooses which ideas are shown, and how. */
export function VaultToolbar({ actor, list, searchRef }: VaultToolbarProps) {
  const view = useSelector(actor, ({ context }) => context.view);
  const { query } = list;
  return (
    <div role="toolbar" aria-label={labels.toolbar.name} className={bar}>
      <div className={search}>
        <SearchField
          label={labels.toolbar.search}
          placeholder={labels.toolbar.search}
          value={query.text}
          onChange={(text) => actor.send({ type: 'text.changed', text })}
          maxLength={200}
          hint={<Keys keys={['/']} isHint />}
          inputRef={searchRef}
        />
      </div>
      <span className={onNarrow}>
        <FilterSheet actor={actor} list={list} view={view} />
      </span>
      <span className={elsewhere}>
        <FilterControls actor={actor} list={list} />
      </span>
      <span className={end}>
        {view === 'table' && (
          <span className={elsewhere}>
            <OrderControl actor={actor} query={query} />
          </span>
        )}
        <SegmentedControl
          label={labels.toolbar.view}
          options={views}
          value={view}
          onChange={(chosen) => actor.send({ type: 'view.chosen', view: chosen })}
          isShortOnPhones
        />
      </span>
    </div>
  );
}

const bar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' });
const search = css({ flex: { base: '[1 1 {sizes.96}]', tablet: '[1 1 {sizes.192}]' }, minWidth: '0' });
// Between the two widths the rail takes the room that the controls would need.
const onNarrow = css({ hideFrom: 'laptop' });
const elsewhere = css({ display: { base: 'none', laptop: 'contents' } });
const end = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8', marginInlineStart: 'auto' });
