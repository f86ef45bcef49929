import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { type ButtonVariantProps, button } from '#styled-system/recipes';
import { PendingSign } from './PendingSign.tsx';

export interface ButtonProps
  extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'render' | 'isPending'> {
  /** A verb, which is also the accessible name. */
  readonly children: ReactNode;
  readonly variant?: ButtonVariantProps['variant'];
  readonly size?: ButtonVariantProps['size'];
  /** Stays focusable, takes no presses, and is announced. */
  readonly isPending?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button({ children, variant = 'secondary', size = 'medium', isPending = false, ...rest }: ButtonProps) {
  return (
    <AriaButton {...rest} isPending={isPending} className={button({ variant, size })}>
      {isPending && <PendingSign />}
      {children}
    </AriaButton>
  );
}
