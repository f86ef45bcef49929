import { useSelector } from '@xstate/react';
import { Check, ChevronDown, ListFilter, Pencil, Save, Trash2 } from 'lucide-react';
import { paramsOfQuery } from '#domain/vault/query-params.ts';
import type { IdeaQuery, SavedFilter, Vault } from '#domain/vault/vault.ts';
import type { IdeaVaultActor } from '#machines/vault/idea-vault.machine.ts';
import { Button } from '#ui/Button.tsx';
import { Menu } from '#ui/Menu.tsx';
import type { MenuEntry } from '#ui/MenuRows.tsx';
import { labels } from './labels.ts';

export interface FilterMenuProps {
  readonly actor: IdeaVaultActor;
  readonly vault: Vault;
}

const keyOf = (query: IdeaQuery): string => JSON.stringify(paramsOfQuery({ query, view: 'table' }));

/** Queries that were given names: to see, to keep, and, for the one that is seen, to rename and remove. */
export function FilterMenu({ actor, vault }: FilterMenuProps) {
  const query = useSelector(actor, ({ context }) => context.query);
  const key = keyOf(query);
  const current = vault.filters.find((filter) => keyOf(filter.query) === key);
  const saved: MenuEntry[] = vault.filters.map((filter) => ({
    id: filter.id,
    label: filter.name,
    icon: <ListFilter aria-hidden="true" />,
    onAction: () => actor.send({ type: 'query.changed', change: filter.query }),
    ...(filter === current && { end: <Check aria-label={labels.filter.current} /> }),
  }));
  const name = (filterId?: string) => () =>
    actor.send({ type: 'question.asked', question: { kind: 'filter', query, filterId } });
  const save: MenuEntry = {
    id: 'save',
    label: labels.filter.save,
    icon: <Save aria-hidden="true" />,
    isDisabled: current !== undefined,
    onAction: name(),
  };
  const manage = current ? manageEntries(actor, current, name(current.id)) : [];
  return (
    <Menu
      placement="bottom start"
      trigger={
        <Button size="small">
          <ListFilter aria-hidden="true" />
          {current?.name ?? labels.filter.saved}
          <ChevronDown aria-hidden="true" />
        </Button>
      }
      groups={[saved, [save, ...manage]].filter((group) => group.length > 0)}
    />
  );
}

const manageEntries = (actor: IdeaVaultActor, { id, name }: SavedFilter, rename: () => void): MenuEntry[] => [
  { id: 'rename', label: labels.filter.rename(name), icon: <Pencil aria-hidden="true" />, onAction: rename },
  {
    id: 'remove',
    label: labels.filter.remove(name),
    icon: <Trash2 aria-hidden="true" />,
    onAction: () => actor.send({ type: 'filter.removed', id }),
  },
];
