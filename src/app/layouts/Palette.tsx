import { useSelector } from '@xstate/store-react';
import { isApple } from '#adapters/page/is-apple.ts';
import { CommandPalette } from '#features/shell/CommandPalette.tsx';
import { useShell } from './shell-context.ts';

export default function Palette() {
  const { palette, commands } = useShell();
  return <CommandPalette palette={palette} commands={useSelector(commands.all)} isApple={isApple()} />;
}
