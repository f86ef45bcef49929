import { useSelector } from '@xstate/store-react';
import { useMemo } from 'react';
import { isApple } from '#adapters/page/is-apple.ts';
import { CommandPalette } from '#features/shell/CommandPalette.tsx';
import { useShell } from './shell-context.ts';
import { useIdeaCommands } from './use-idea-commands.ts';
import { useLoopCommands } from './use-loop-commands.ts';

/** Every command but the one that opened it, those of the open thing first, and the ideas that fit. */
export default function Palette() {
  const shell = useShell();
  const { palette, commands } = shell;
  // Registered too, but a moment later: the list must be whole when the first of it is chosen.
  const ideas = useIdeaCommands(shell);
  const loop = useLoopCommands(shell);
  const all = useSelector(commands.all);
  // Asked before the field takes the focus: some are about what has it.
  const hidden = useMemo(
    () => new Set(commands.all.get().flatMap(({ id, isOffered }) => (isOffered?.() === false ? [id] : []))),
    [commands],
  );
  const others = all.filter(({ id, group }) => id !== 'search' && group !== 'Ideas' && !hidden.has(id));
  return <CommandPalette palette={palette} commands={[...others, ...loop, ...ideas]} isApple={isApple()} />;
}
