import { useSeparator } from 'react-aria/useSeparator';
import { css } from '#styled-system/css';

export interface ToolbarRuleProps {
  /** Orientation of the toolbar that it stands in. */
  readonly orientation?: 'horizontal' | 'vertical';
}

/** A line between two groups of a toolbar's buttons. */
export function ToolbarRule({ orientation = 'horizontal' }: ToolbarRuleProps) {
  // Not the component, which also stands in menus and brings what lists are made of.
  const { separatorProps } = useSeparator({
    orientation: orientation === 'horizontal' ? 'vertical' : 'horizontal',
    elementType: 'div',
  });
  return <div {...separatorProps} className={orientation === 'horizontal' ? upright : level} />;
}

const upright = css({ width: '1', flexShrink: '0', marginInline: '4', background: 'line', alignSelf: 'stretch' });
const level = css({ height: '1', flexShrink: '0', marginBlock: '4', background: 'line' });
