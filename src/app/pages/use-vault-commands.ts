import { type RefObject, useEffect } from 'react';
import { useShell } from '../layouts/shell-context.ts';

/** While the vault is shown, a key leads to its search. */
export function useVaultCommands(search: RefObject<HTMLInputElement | null>): void {
  const { commands } = useShell();
  useEffect(
    () =>
      commands.register([
        {
          id: 'search-ideas',
          icon: 'search',
          label: 'Search ideas',
          group: 'Do',
          terms: 'find filter vault',
          keys: '/',
          run: () => search.current?.focus(),
        },
      ]),
    [commands, search],
  );
}
