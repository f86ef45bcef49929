import { useSelector } from '@xstate/store-react';
import { isApple } from '#adapters/page/is-apple.ts';
import { CommandPalette } from '#features/shell/CommandPalette.tsx';
import { useShell } from './shell-context.ts';

/** Every command but the one that opened it. */
export default function Palette() {
  const { palette, commands } = useShell();
  const others = useSelector(commands.all).filter(({ id }) => id !== 'search');
  return <CommandPalette palette={palette} commands={others} isApple={isApple()} />;
}
