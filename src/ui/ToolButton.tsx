import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { css, cx } from '#styled-system/css';
import { button } from '#styled-system/recipes';
import { Keys } from './Keys.tsx';
import { Tooltip } from './Tooltip.tsx';

export interface ToolButtonProps {
  /** The accessible name, also shown under the pointer. */
  readonly label: string;
  readonly icon: ReactNode;
  /** Pressed together, shown beside the name. */
  readonly keys?: readonly string[];
  /** Value for `aria-keyshortcuts`: "V", "Shift+1". */
  readonly shortcut?: string;
  readonly isSelected: boolean;
  /** A press of a key, or of assistive technology, has no place that a tool could use. */
  readonly onSelect: (isByKeyboard: boolean) => void;
  readonly placement?: 'top' | 'bottom' | 'start' | 'end';
}

/** One tool of several in a toolbar; exactly one is in use, and a press never puts it down. */
export function ToolButton({ label, icon, keys, shortcut, isSelected, onSelect, placement = 'end' }: ToolButtonProps) {
  const text =
    keys === undefined ? (
      label
    ) : (
      <span className={hint}>
        {label} <Keys keys={keys} />
      </span>
    );
  return (
    <Tooltip text={text} placement={placement}>
      <Button
        aria-label={label}
        {...(shortcut !== undefined && { 'aria-keyshortcuts': shortcut })}
        aria-pressed={isSelected}
        onPress={({ pointerType }) => onSelect(pointerType === 'keyboard' || pointerType === 'virtual')}
        className={cx(button({ variant: 'quiet', size: 'medium', shape: 'icon' }), tool)}
      >
        {icon}
      </Button>
    </Tooltip>
  );
}

const hint = css({ display: 'inline-flex', alignItems: 'center', gap: '8' });
const tool = css({
  minWidth: { tabletDown: 'touch' },
  minHeight: { tabletDown: 'touch' },
  '& svg': { width: '18', height: '18' },
  _selected: { background: 'brand.tint', color: 'brand' },
  _forcedColors: { _selected: { background: '[Highlight]', color: '[HighlightText]', forcedColorAdjust: 'none' } },
});
