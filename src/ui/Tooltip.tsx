import { lazy, type ReactElement, type ReactNode, Suspense, useRef } from 'react';
import { FocusableProvider } from 'react-aria/private/interactions/useFocusable';
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';

// Where it has room is the larger part of a tooltip, and nobody sees one before they rest on a button.
const TooltipWords = lazy(() => import('./late/TooltipWords.tsx'));

export interface TooltipProps {
  /** A few words; never the only place where something is said. */
  readonly text: ReactNode;
  /** A button of the design system. */
  readonly children: ReactElement;
  readonly placement?: 'top' | 'bottom' | 'start' | 'end';
}

const delays = { delay: 500, closeDelay: 100 } as const;

export function Tooltip({ text, children, placement = 'top' }: TooltipProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const state = useTooltipTriggerState(delays);
  const { triggerProps, tooltipProps } = useTooltipTrigger(delays, state, trigger);
  return (
    <>
      <FocusableProvider {...triggerProps} ref={trigger}>
        {children}
      </FocusableProvider>
      <Suspense fallback={null}>
        {state.isOpen && (
          <TooltipWords state={state} id={tooltipProps.id ?? ''} triggerRef={trigger} placement={placement}>
            {text}
          </TooltipWords>
        )}
      </Suspense>
    </>
  );
}
