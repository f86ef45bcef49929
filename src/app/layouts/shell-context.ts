import type { Atom } from '@xstate/store';
import { createContext, useContext } from 'react';
import type { CommandPaletteActor } from '#machines/shell/command-palette.machine.ts';
import type { ShellActor } from '#machines/shell/shell.machine.ts';
import type { ShellKeysActor } from '#machines/shell/shell-keys.machine.ts';
import type { Commands } from '../commands.ts';

/** The frame around the founder's screens, as its parts and the settings reach it. */
export interface Shell {
  readonly shell: ShellActor;
  readonly keys: ShellKeysActor;
  readonly palette: CommandPaletteActor;
  readonly commands: Commands;
  /** The project of the idea that the header names; null while it names none. The header's switcher keeps it. */
  readonly openProjectId: Atom<string | null>;
}

export const ShellContext = createContext<Shell | null>(null);

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell outside of the founder’s screens');
  return shell;
}
