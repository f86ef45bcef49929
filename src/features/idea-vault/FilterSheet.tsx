import type { VaultView } from '#domain/vault/query-params.ts';
import type { IdeaQuery } from '#domain/vault/vault.ts';
import type { IdeaVaultActor } from '#machines/vault/idea-vault.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { FilterControls } from './FilterControls.tsx';
import { labels } from './labels.ts';
import { OrderControl } from './OrderControl.tsx';
import type { VaultList } from './use-vault-list.ts';

export interface FilterSheetProps {
  readonly actor: IdeaVaultActor;
  readonly list: VaultList;
  readonly view: VaultView;
}

/** Where there is little room: everything that narrows and orders, behind a button that says how many filters there are. */
export function FilterSheet({ actor, list, view }: FilterSheetProps) {
  const { query, listed } = list;
  const count = countFilters(query);
  return (
    <Sheet
      title={labels.filter.title}
      done={labels.filter.show(listed.length)}
      trigger={<Button size="small">{labels.filter.count(count)}</Button>}
    >
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8' })}>
        <FilterControls actor={actor} list={list} />
        {view === 'table' && <OrderControl actor={actor} query={query} />}
      </div>
    </Sheet>
  );
}

const countFilters = ({ statuses, tags, isStale }: IdeaQuery): number =>
  statuses.length + tags.length + (isStale ? 1 : 0);
