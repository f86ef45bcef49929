import type { KeyStroke } from '#machines/canvas/keys-of.ts';

/** The sign that a key types by itself or with Shift; undefined for a space, for keys with Ctrl or Alt, and for all others. */
export function letterOf({ key, ctrlKey, metaKey, altKey }: KeyStroke): string | undefined {
  const isSign = !ctrlKey && !metaKey && !altKey && [...key].length === 1;
  return isSign && key.trim() !== '' ? key : undefined;
}
