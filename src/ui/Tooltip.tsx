import type { ReactElement, ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { tooltip } from '#styled-system/recipes';

export interface TooltipProps {
  /** A few words; never the only place where something is said. */
  readonly text: ReactNode;
  /** A button of the design system. */
  readonly children: ReactElement;
  readonly placement?: 'top' | 'bottom' | 'start' | 'end';
}

export function Tooltip({ text, children, placement = 'top' }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={100}>
      {children}
      <AriaTooltip placement={placement} offset={4} className={tooltip()}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
