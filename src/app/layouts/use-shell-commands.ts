import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { selectThemeEnabled } from '#machines/shell/theme.machine.ts';
import { useApp } from '../app-context.ts';
import { placeCommands } from './place-commands.ts';
import { shellCommands } from './shell-commands.ts';
import type { Shell } from './shell-context.ts';
import type { SignOut } from './use-sign-out.ts';

/** Registers what the shell itself can do. */
export function useShellCommands({ shell, palette, commands, openProjectId }: Shell, signOut: SignOut): void {
  const { actorOf, services } = useApp();
  const theme = actorOf('theme');
  const isThemeEnabled = useSelector(theme, selectThemeEnabled);
  const latest = useRef(signOut);
  useEffect(() => {
    latest.current = signOut;
  });
  useEffect(() => {
    const places = placeCommands(services, openProjectId);
    const askSignOut: SignOut['ask'] = (draft) => latest.current.ask(draft);
    const actions = shellCommands({ shell, palette, theme, isThemeEnabled, services, openProjectId, askSignOut });
    return commands.register([...actions, ...places]);
  }, [services, shell, palette, theme, isThemeEnabled, commands, openProjectId]);
}
