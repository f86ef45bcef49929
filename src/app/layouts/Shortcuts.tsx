import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { isApple } from '#adapters/page/is-apple.ts';
import { ShortcutSheet } from '#features/shell/ShortcutSheet.tsx';
import { selectHasSingleKeys } from '#machines/shell/shell-keys.machine.ts';
import { useShell } from './shell-context.ts';

export function Shortcuts() {
  const { shell, keys, commands } = useShell();
  return (
    <ShortcutSheet
      commands={useAtom(commands.all)}
      isApple={isApple()}
      hasSingleKeys={useSelector(keys, selectHasSingleKeys)}
      onSingleKeys={(on) => keys.send({ type: 'single-keys.set', on })}
      onClose={() => shell.send({ type: 'overlay.closed' })}
    />
  );
}
