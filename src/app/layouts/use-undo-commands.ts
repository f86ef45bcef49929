import { useSelector } from '@xstate/store-react';
import { useEffect, useState } from 'react';
import { whenIdle } from '#adapters/page/when-idle.ts';
import { commandLabels } from '#features/shell/labels.ts';
import type { ShellCommand } from '#features/shell/shell-command.ts';
import type { UndoState } from '#machines/sync/workspace.store.ts';
import { useApp } from '../app-context.ts';
import type { Services } from '../services.ts';
import type { Shell } from './shell-context.ts';

const loadNames = () => import('#features/shell/change-labels.ts');
type Names = Awaited<ReturnType<typeof loadNames>>;

/** Registers what would be undone and redone now, by its name once the words are here. */
export function useUndoCommands({ commands }: Shell): void {
  const { services } = useApp();
  const state = useSelector(services.workspace.undo);
  const [names, setNames] = useState<Names | null>(null);
  useEffect(() => {
    whenIdle()
      .then(loadNames)
      .then(setNames)
      .catch(() => {});
  }, []);
  useEffect(() => commands.register(undoCommands(services, state, names)), [commands, services, state, names]);
}

function undoCommands(
  { undo, redo }: Pick<Services, 'undo' | 'redo'>,
  { canUndo, undoName, canRedo, redoName }: UndoState,
  names: Names | null,
): readonly ShellCommand[] {
  const nameOf = (change: UndoState['undoName']): string => (change === null ? '' : (names?.changeLabel(change) ?? ''));
  const backwards: ShellCommand = {
    id: 'undo',
    icon: 'undo',
    label: commandLabels.undo(nameOf(undoName)),
    group: 'Do',
    terms: 'take back',
    keys: 'Mod+Z',
    run: undo,
  };
  const forwards: ShellCommand = {
    id: 'redo',
    icon: 'redo',
    label: commandLabels.redo(nameOf(redoName)),
    group: 'Do',
    terms: 'do again',
    keys: 'Mod+Shift+Z',
    otherKeys: ['Mod+Y'],
    run: redo,
  };
  return [...(canUndo ? [backwards] : []), ...(canRedo ? [forwards] : [])];
}
