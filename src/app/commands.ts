import { type Atom, createAtom, type ReadonlyAtom } from '@xstate/store';
import type { ShellCommand } from '#features/shell/shell-command.ts';

/** Everything that can be done by name while its part of the product is on the screen. */
export interface Commands {
  readonly all: ReadonlyAtom<readonly ShellCommand[]>;
  /** Adds commands, below those that are there. Returns how to take them away again. */
  readonly register: (commands: readonly ShellCommand[]) => () => void;
  /** Further entries of the command list that match the typed text; no keys run these. */
  readonly found: Atom<readonly ShellCommand[]>;
}

export function createCommands(): Commands {
  const groups = createAtom<readonly (readonly ShellCommand[])[]>([]);
  return {
    all: createAtom(() => groups.get().flat()),
    found: createAtom<readonly ShellCommand[]>([]),
    register(commands) {
      groups.set((before) => [...before, commands]);
      return () => groups.set((now) => now.filter((each) => each !== commands));
    },
  };
}
