import { createAtom } from '@xstate/store';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { submitByKeys } from '#adapters/page/submit-by-keys.ts';
import { watchKeys } from '#adapters/page/watch-keys.ts';
import { local } from '#adapters/storage/local.ts';
import { readIsRailCollapsed, writeIsRailCollapsed } from '#adapters/storage/rail-storage.ts';
import { readHasSingleKeys, writeHasSingleKeys } from '#adapters/storage/single-keys-storage.ts';
import { type CommandPaletteActor, commandPaletteMachine } from '#machines/shell/command-palette.machine.ts';
import { type ShellActor, selectOverlay, shellMachine } from '#machines/shell/shell.machine.ts';
import { type ShellKeysActor, shellKeysMachine } from '#machines/shell/shell-keys.machine.ts';
import { type Commands, createCommands } from '../commands.ts';
import { useFlow } from '../use-flow.ts';
import { paletteKeys } from './shell-commands.ts';
import type { Shell } from './shell-context.ts';

/** Runs the shell's machines as long as the founder's screens are shown, and lets keys run commands. */
export function useShellStart(): Shell {
  const commands = useMemo(createCommands, []);
  const openProjectId = useMemo(() => createAtom<string | null>(null), []);
  const shell = useFlow(
    shellMachine.provide({ actions: { storeRail: (_, { isCollapsed }) => writeIsRailCollapsed(local, isCollapsed) } }),
    { isRailCollapsed: readIsRailCollapsed(local) },
  );
  const keys = useFlow(
    shellKeysMachine.provide({ actions: { storeSingleKeys: (_, { on }) => writeHasSingleKeys(local, on) } }),
    { hasSingleKeys: readHasSingleKeys(local) },
  );
  const palette = useFlow(
    commandPaletteMachine.provide({
      actors: {
        run: fromPromise<void, { readonly id: string }>(async ({ input }) => {
          const listed = [...commands.all.get(), ...commands.found.get()];
          await listed.find(({ id }) => id === input.id)?.run();
        }),
      },
    }),
  );
  useEffect(() => submitByKeys(document), []);
  useEffect(() => listen(shell, keys, palette, commands), [shell, keys, palette, commands]);
  return useMemo(
    () => ({ shell, keys, palette, commands, openProjectId }),
    [shell, keys, palette, commands, openProjectId],
  );
}

/** Keys that mean a command are kept from the browser. */
function listen(shell: ShellActor, keys: ShellKeysActor, palette: CommandPaletteActor, commands: Commands): () => void {
  let isMeant = false;
  const completions = keys.on('keys.completed', (completed) => {
    const command = commands.all
      .get()
      .find(({ keys, otherKeys }) => keys === completed.keys || otherKeys?.includes(completed.keys));
    isMeant = command !== undefined;
    void command?.run();
  });
  const stop = watchKeys(document, (press) => {
    isMeant = false;
    const isSearching = palette.getSnapshot().matches('open');
    // What opens may still be fetched: what is typed meanwhile is the beginning of the search, and never a command.
    if (isSearching && !press.isTaken && press.key.length === 1) {
      const { query } = palette.getSnapshot().context;
      palette.send({ type: 'query.changed', text: query + press.key.toLowerCase() });
      return true;
    }
    const isOpening = selectOverlay(shell.getSnapshot()) !== null;
    // The palette is a dialog, but the keys that opened it close it too.
    const isTaken = (press.isTaken || isOpening) && !(press.key === paletteKeys && isSearching);
    keys.send({ type: 'key.pressed', key: press.key, isTaken });
    return isMeant;
  });
  return () => {
    completions.unsubscribe();
    stop();
  };
}
