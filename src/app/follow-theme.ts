import { watchSystemDark } from '#adapters/page/watch-system-dark.ts';
import { local } from '#adapters/storage/local.ts';
import { watchTheme } from '#adapters/storage/theme-storage.ts';
import { selectTheme, type ThemeActor } from '#machines/shell/theme.machine.ts';

/** The actor hears of the operating system and of other tabs, and the page shows the theme that it says. */
export function followTheme(theme: ThemeActor): void {
  watchSystemDark((dark) => theme.send({ type: 'system-dark.changed', dark }));
  watchTheme(window, local, (choice) => theme.send({ type: 'theme.read', choice }));
  const show = () => {
    document.documentElement.dataset['theme'] = selectTheme(theme.getSnapshot());
  };
  show();
  theme.subscribe(show);
}
