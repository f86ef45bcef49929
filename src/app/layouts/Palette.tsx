import { useSelector } from '@xstate/store-react';
import { isApple } from '#adapters/page/is-apple.ts';
import { CommandPalette } from '#features/shell/CommandPalette.tsx';
import { useShell } from './shell-context.ts';
import { useIdeaCommands } from './use-idea-commands.ts';

/** Every command but the one that opened it, and the ideas that fit. */
export default function Palette() {
  const shell = useShell();
  const { palette, commands } = shell;
  // Registered too, but a moment later: the list must be whole when the first of it is chosen.
  const ideas = useIdeaCommands(shell);
  const others = useSelector(commands.all).filter(({ id, group }) => id !== 'search' && group !== 'Ideas');
  return <CommandPalette palette={palette} commands={[...others, ...ideas]} isApple={isApple()} />;
}
