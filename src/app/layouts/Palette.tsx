import { useSelector } from '@xstate/store-react';
import { useEffect, useMemo } from 'react';
import { isApple } from '#adapters/page/is-apple.ts';
import { CommandPalette } from '#features/shell/CommandPalette.tsx';
import { useShell } from './shell-context.ts';
import { useIdeaCommands } from './use-idea-commands.ts';
import { useLoopCommands } from './use-loop-commands.ts';
import { useThingCommands } from './use-thing-commands.ts';

/** Every command but the one that opened it, those of the open thing first, and what has the words that are typed in its name. */
export function Palette() {
  const shell = useShell();
  const { palette, commands } = shell;
  const loop = useLoopCommands(shell);
  const things = useThingCommands(shell);
  const ideas = useIdeaCommands(shell);
  const found = useMemo(() => [...loop, ...things, ...ideas], [loop, things, ideas]);
  useEffect(() => {
    commands.found.set(found);
    return () => commands.found.set([]);
  }, [commands, found]);
  const all = useSelector(commands.all);
  // Asked before the field takes the focus: some are about what has it.
  const hidden = useMemo(
    () => new Set(commands.all.get().flatMap(({ id, isOffered }) => (isOffered?.() === false ? [id] : []))),
    [commands],
  );
  const others = all.filter(({ id }) => id !== 'search' && !hidden.has(id));
  return <CommandPalette palette={palette} commands={[...others, ...found]} isApple={isApple()} />;
}
