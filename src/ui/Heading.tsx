import type { ComponentProps, ReactNode } from 'react';
import { type HeadingVariantProps, heading } from '#styled-system/recipes';

export interface HeadingProps extends Omit<ComponentProps<'h1'>, 'className' | 'style'> {
  readonly level: 1 | 2 | 3 | 4;
  readonly children: ReactNode;
  readonly size?: HeadingVariantProps['size'];
}

const usualSizes = { 1: 'title', 2: 'heading', 3: 'subheading', 4: 'label' } as const;

/** The first level can take the focus from a script: each change of page moves it there. */
export function Heading({ level, size = usualSizes[level], children, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element {...(level === 1 && { tabIndex: -1 })} {...rest} className={heading({ size })}>
      {children}
    </Element>
  );
}
