import type { MoveDirection } from '#domain/page/page-outline.ts';

/** Keys that do something with the selected block, in the outline and on the page alike. */
export interface BlockKeys {
  readonly onMove: (direction: MoveDirection) => void;
  /** On to its fields. */
  readonly onOpen: () => void;
  readonly onRemove: () => void;
  /** A block is wanted behind it. */
  readonly onAdd: () => void;
  /** Nothing is to be selected. */
  readonly onLeave: () => void;
}

interface Pressed {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

const moves: Readonly<Record<string, MoveDirection>> = { ArrowUp: 'up', ArrowDown: 'down', Home: 'first', End: 'last' };

/** Returns the act of a key on the selected block; undefined if it has none. */
export function blockKey({ key, altKey, ...held }: Pressed, calls: BlockKeys): (() => void) | undefined {
  // Copy and paste are the browser's events, wherever the focus is.
  if (held.shiftKey || held.ctrlKey || held.metaKey) return undefined;
  if (altKey) {
    const direction = moves[key];
    return direction && (() => calls.onMove(direction));
  }
  switch (key) {
    case 'Enter':
      return calls.onOpen;
    case 'Delete':
    case 'Backspace':
      return calls.onRemove;
    case '/':
      return calls.onAdd;
    case 'Escape':
      return calls.onLeave;
    default:
      return undefined;
  }
}
