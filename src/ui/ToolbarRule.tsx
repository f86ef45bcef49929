import { Separator } from 'react-aria-components/Separator';
import { css } from '#styled-system/css';

export interface ToolbarRuleProps {
  /** Of the toolbar that it stands in. */
  readonly orientation?: 'horizontal' | 'vertical';
}

/** A line between two groups of a toolbar's buttons. */
export function ToolbarRule({ orientation = 'horizontal' }: ToolbarRuleProps) {
  return (
    <Separator
      orientation={orientation === 'horizontal' ? 'vertical' : 'horizontal'}
      className={orientation === 'horizontal' ? upright : level}
    />
  );
}

const upright = css({ width: '1', flexShrink: '0', marginInline: '4', background: 'line', alignSelf: 'stretch' });
const level = css({ height: '1', flexShrink: '0', marginBlock: '4', border: 'none', background: 'line' });
