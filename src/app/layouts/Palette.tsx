import { useSelector } from '@xstate/store-react';
import { isApple } from '#adapters/page/is-apple.ts';
import { CommandPalette } from '#features/shell/CommandPalette.tsx';
import { useShell } from './shell-context.ts';
import { useIdeaCommands } from './use-idea-commands.ts';

/** Every command but the one that opened it. */
export default function Palette() {
  const shell = useShell();
  const { palette, commands } = shell;
  useIdeaCommands(shell);
  const others = useSelector(commands.all).filter(({ id }) => id !== 'search');
  return <CommandPalette palette={palette} commands={others} isApple={isApple()} />;
}
