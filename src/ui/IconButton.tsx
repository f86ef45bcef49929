import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { type ButtonVariantProps, button } from '#styled-system/recipes';

export interface IconButtonProps
  extends Omit<AriaButtonProps, 'aria-label' | 'children' | 'className' | 'style' | 'render'> {
  /** The accessible name. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly variant?: ButtonVariantProps['variant'];
  readonly size?: ButtonVariantProps['size'];
  readonly ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ label, icon, variant = 'quiet', size = 'medium', ...rest }: IconButtonProps) {
  return (
    <AriaButton {...rest} aria-label={label} className={button({ variant, size, shape: 'icon' })}>
      {icon}
    </AriaButton>
  );
}
