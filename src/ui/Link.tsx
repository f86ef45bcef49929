import type { ComponentProps, ReactNode } from 'react';
import { type LinkVariantProps, link } from '#styled-system/recipes';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'className' | 'style'> {
  readonly href: string;
  readonly children: ReactNode;
  readonly variant?: LinkVariantProps['variant'];
}

/** A native link: it works in prerendered pages before any script runs. */
export function Link({ variant = 'text', children, ...rest }: LinkProps) {
  return (
    <a {...rest} className={link({ variant })}>
      {children}
    </a>
  );
}
