import { type RefObject, useEffect } from 'react';
import { focusedRow, focusRow } from '#features/idea-vault/focus-row.ts';
import { labels } from '#features/idea-vault/labels.ts';
import { commandLabels } from '#features/shell/labels.ts';
import type { ShellCommand } from '#features/shell/shell-command.ts';
import type { Workspace } from '#machines/sync/workspace.store.ts';
import { comparedIdeas } from '#machines/vault/compare.machine.ts';
import type { IdeaVaultActor } from '#machines/vault/idea-vault.machine.ts';
import { ideaOf } from '#machines/vault/select-ideas.ts';
import { compareCommand } from '../layouts/compare-command.ts';
import { useShell } from '../layouts/shell-context.ts';
import type { Services } from '../services.ts';

/** While the vault is shown: the way to its search, comparing what is selected, and what keys do with the row that has the focus. */
export function useVaultCommands(
  search: RefObject<HTMLInputElement | null>,
  vault: IdeaVaultActor,
  services: Services,
): void {
  const { commands } = useShell();
  useEffect(() => {
    const searching: ShellCommand = {
      id: 'search-ideas',
      icon: 'search',
      label: labels.toolbar.search,
      group: 'Do',
      terms: 'find filter vault',
      keys: '/',
      run: () => search.current?.focus(),
    };
    const comparing: ShellCommand = {
      ...compareCommand,
      id: 'compare-selected',
      run: () => {
        const { selected } = vault.getSnapshot().context;
        const isEnough = selected.length >= comparedIdeas.least && selected.length <= comparedIdeas.most;
        if (isEnough) vault.send({ type: 'comparison.asked', ids: selected });
        else services.showToast({ tone: 'info', message: commandLabels.selectToCompare });
      },
    };
    return commands.register([...rowCommands(vault, services.workspace), searching, comparing]);
  }, [commands, search, vault, services]);
}

/** Each acts on the row that has the focus. */
function rowCommands(vault: IdeaVaultActor, workspace: Workspace): readonly ShellCommand[] {
  const isOnRow = () => focusedRow() !== null;
  const command = (keys: string, label: string, act: (id: string) => void, terms = ''): ShellCommand => ({
    id: `row-${keys}`,
    label,
    group: 'This idea',
    keys,
    terms,
    isOffered: isOnRow,
    run: () => {
      const id = focusedRow()?.dataset['row'];
      if (id !== undefined) act(id);
    },
  });
  const edit = (cell: 'title' | 'status' | 'tags' | 'ratings') => (id: string) =>
    vault.send({ type: 'cell.asked', id, cell });
  const { keys } = labels;
  return [
    walk('J', keys.next, 'ArrowDown'),
    walk('K', keys.previous, 'ArrowUp'),
    command('Enter', keys.open, (id) => vault.send({ type: 'idea.visited', id })),
    command('F2', keys.rename, edit('title'), 'edit title name'),
    command('S', keys.status, edit('status'), 'move start exploring'),
    command('T', keys.tags, edit('tags'), 'label'),
    command('R', keys.rate, edit('ratings'), 'score criteria'),
    command('E', keys.archive, (id) => {
      const idea = ideaOf(workspace, id).get();
      if (idea) vault.send({ type: 'ideas.changed', ids: [id], change: { kind: 'filed', archived: !idea.archived } });
    }),
    command('X', keys.select, (id) => {
      const { selected } = vault.getSnapshot().context;
      const others = selected.filter((other) => other !== id);
      vault.send({ type: 'selection.changed', selected: others.length < selected.length ? others : [...selected, id] });
    }),
  ];
}

/** Walks the rows as the arrow does; from elsewhere it leads to them. */
function walk(keys: string, label: string, arrow: string): ShellCommand {
  return {
    id: `row-${keys}`,
    label,
    group: 'This idea',
    keys,
    isOffered: () => false,
    run: () => {
      const row = focusedRow();
      if (row) row.dispatchEvent(new KeyboardEvent('keydown', { key: arrow, bubbles: true, cancelable: true }));
      else focusRow();
    },
  };
}
