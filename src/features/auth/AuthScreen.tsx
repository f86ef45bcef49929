import type { ReactNode } from 'react';
import { css } from '#styled-system/css';
import { Heading } from '#ui/Heading.tsx';

export interface AuthScreenProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The column that every screen about the account's door shares. */
export function AuthScreen({ title, children }: AuthScreenProps) {
  return (
    <div className={column}>
      <Heading level={1}>{title}</Heading>
      {children}
    </div>
  );
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '24', width: 'full', maxWidth: 'form' });
