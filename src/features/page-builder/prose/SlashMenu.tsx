import { css } from '#styled-system/css';
import { slashLabels as labels } from '../labels.ts';
import type { OfferedKind } from '../matching-kinds.ts';

export interface SlashMenuProps {
  readonly id: string;
  readonly kinds: readonly OfferedKind[];
  /** Which of them Enter takes. */
  readonly at: number;
  /** Place of the caret on the screen. */
  readonly caret: { readonly left: number; readonly top: number; readonly bottom: number };
  readonly onChoose: (kind: string) => void;
}

/** In pixels: what a list of all kinds needs. */
const tallest = 290;

export const optionId = (id: string, at: number): string => `${id}-${at}`;

/** Kinds of blocks beside the caret. The text keeps the focus: its keys walk the list. */
export function SlashMenu({ id, kinds, at, caret, onChoose }: SlashMenuProps) {
  const isAbove = caret.bottom + tallest > innerHeight && caret.top > innerHeight - caret.bottom;
  const place = isAbove ? { bottom: `${innerHeight - caret.top + 4}px` } : { top: `${caret.bottom + 4}px` };
  return (
    <div
      id={id}
      role="listbox"
      aria-label={labels.title}
      style={{ left: `${Math.max(8, Math.min(caret.left, innerWidth - 296))}px`, ...place }}
      className={list}
    >
      {kinds.map(({ kind, label, note }, n) => (
        // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the text has the focus, and hears the keys
        <div
          key={kind}
          id={optionId(id, n)}
          role="option"
          aria-selected={n === at}
          // The text would lose the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(kind)}
          ref={(element) => {
            if (n === at) element?.scrollIntoView({ block: 'nearest' });
          }}
          className={option}
        >
          <span>{label}</span>
          {note !== undefined && <span className={css({ color: 'ink.muted', fontSize: '13' })}>{note}</span>}
        </div>
      ))}
    </div>
  );
}

const list = css({
  layerStyle: 'floating',
  position: 'fixed',
  zIndex: 'popover',
  width: 'card',
  maxHeight: 'card',
  overflowY: 'auto',
  padding: '4',
});
const option = css({
  display: 'flex',
  flexDirection: 'column',
  paddingInline: '12',
  paddingBlock: '4',
  borderRadius: 'control',
  fontSize: '14',
  lineHeight: '20',
  cursor: 'pointer',
  background: { base: 'transparent', _hover: 'hover' },
  '&[aria-selected=true]': { background: 'brand.tint' },
  _forcedColors: {
    '&[aria-selected=true]': { background: '[Highlight]', color: '[HighlightText]', forcedColorAdjust: 'none' },
  },
});
