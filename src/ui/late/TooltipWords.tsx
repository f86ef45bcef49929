import type { ReactNode, RefObject } from 'react';
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { tooltip } from '#styled-system/recipes';

export interface TooltipWordsProps {
  readonly state: TooltipTriggerState;
  /** By which the button says that it is described here. */
  readonly id: string;
  readonly triggerRef: RefObject<Element | null>;
  readonly placement: 'top' | 'bottom' | 'start' | 'end';
  readonly children: ReactNode;
}

/** A tooltip that is open. */
export default function TooltipWords({ state, id, triggerRef, placement, children }: TooltipWordsProps) {
  const described = { id, triggerRef };
  return (
    <TooltipTriggerStateContext value={state}>
      <Tooltip {...described} placement={placement} offset={4} className={tooltip()}>
        {children}
      </Tooltip>
    </TooltipTriggerStateContext>
  );
}
