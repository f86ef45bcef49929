/** A key press as the DOM reports it. */
export interface KeyStroke {
  readonly key: string;
  /** The place on the keyboard, whatever is printed there. */
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

const named: Readonly<Record<string, string>> = {
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  ' ': 'Space',
  Esc: 'Escape',
};

/**
 * The keys as the canvas's table names them; null with Alt, which types signs on many keyboards, except for Alt+F10. Digits go by their
 * place, since Shift makes signs of them; letters too where the keyboard has no Latin ones.
 */
export function keysOf({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyStroke): string | null {
  if (altKey) return key === 'F10' ? 'Alt+F10' : null;
  const mod = ctrlKey || metaKey ? 'Mod+' : '';
  const shift = shiftKey ? 'Shift+' : '';
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit !== undefined && (shiftKey || mod || key === digit)) return `${mod}${shift}${digit}`;
  const sign = /^[^\p{ASCII}]$/u.test(key) ? (/^Key([A-Z])$/.exec(code)?.[1] ?? key) : key;
  if (/^[a-z]$/i.test(sign)) return `${mod}${shift}${sign.toUpperCase()}`;
  // Of other signs Shift is a part already.
  if ([...sign].length === 1 && sign !== ' ') return `${mod}${sign}`;
  return `${mod}${shift}${named[sign] ?? sign}`;
}
