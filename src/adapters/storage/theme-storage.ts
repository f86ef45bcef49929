import type { SafeStorage } from './safe-storage.ts';

export type ThemeChoice = 'light' | 'dark' | 'system';

const key = 'groundwork-theme';
const choices: readonly ThemeChoice[] = ['light', 'dark', 'system'];

/** Reads the founder's choice; `system` if nothing of ours is stored. */
export function readTheme(storage: SafeStorage): ThemeChoice {
  const stored = storage.get(key);
  return choices.find((choice) => choice === stored) ?? 'system';
}

export function writeTheme(storage: SafeStorage, choice: ThemeChoice): void {
  storage.set(key, choice);
}

/** Hears of the choice of another tab, and of its storage being cleared, for as long as the page lives. */
export function watchTheme(
  events: Pick<Window, 'addEventListener'>,
  storage: SafeStorage,
  listener: (choice: ThemeChoice) => void,
): void {
  events.addEventListener('storage', (event) => {
    // The key is null if everything was cleared at once.
    if (event.key === key || event.key === null) listener(readTheme(storage));
  });
}
