import type { ReactNode } from 'react';
import { ToggleButton as AriaToggleButton } from 'react-aria-components/ToggleButton';
import { css, cx } from '#styled-system/css';
import { button } from '#styled-system/recipes';

export interface ToggleButtonProps {
  /** The accessible name, which stays the same whether it is on or off. */
  readonly children: string;
  readonly icon?: ReactNode;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
}

/** One thing that is on or off, at once. */
export function ToggleButton({ children, icon, isSelected, onChange }: ToggleButtonProps) {
  return (
    <AriaToggleButton isSelected={isSelected} onChange={onChange} className={cx(button({ size: 'small' }), on)}>
      {icon}
      {children}
    </AriaToggleButton>
  );
}

const on = css({
  _selected: { background: 'brand.tint', borderColor: 'brand', color: 'brand' },
  _forcedColors: { _selected: { background: '[Highlight]', color: '[HighlightText]', forcedColorAdjust: 'none' } },
});
