import type { ComponentProps, ReactNode } from 'react';
import { type ButtonVariantProps, button } from '#styled-system/recipes';

export interface ButtonLinkProps extends Omit<ComponentProps<'a'>, 'className' | 'style'> {
  readonly href: string;
  readonly children: ReactNode;
  readonly variant?: ButtonVariantProps['variant'];
  readonly size?: ButtonVariantProps['size'];
}

/** A native link that looks like a button: for what leads to another page. */
export function ButtonLink({ variant = 'secondary', size = 'medium', children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={button({ variant, size })}>
      {children}
    </a>
  );
}
