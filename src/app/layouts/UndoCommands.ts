import { useSelector } from '@xstate/store-react';
import { useEffect } from 'react';
import { changeLabel } from '#features/shell/change-labels.ts';
import { commandLabels } from '#features/shell/labels.ts';
import type { ShellCommand } from '#features/shell/shell-command.ts';
import type { UndoState } from '#machines/sync/workspace.store.ts';
import { useApp } from '../app-context.ts';
import type { Services } from '../services.ts';
import type { Shell } from './shell-context.ts';

/** Registers what would be undone and redone now, by its name: apart from the shell, which is not drawn again with it. */
export function UndoCommands({ shell: { commands } }: { readonly shell: Shell }): null {
  const { services } = useApp();
  const state = useSelector(services.workspace.undo);
  useEffect(() => commands.register(undoCommands(services, state)), [commands, services, state]);
  return null;
}

function undoCommands(
  { undo, redo }: Pick<Services, 'undo' | 'redo'>,
  { canUndo, undoName, canRedo, redoName }: UndoState,
): readonly ShellCommand[] {
  const nameOf = (change: UndoState['undoName']): string => (change === null ? '' : changeLabel(change));
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
