import type { ReactNode } from 'react';
import { buildPath } from '#domain/routes/build-path.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { SampleOffer } from './SampleOffer.tsx';

export interface NothingExploredProps {
  readonly title: string;
  readonly drawing: ReactNode;
  /** The words of the link to the vault. */
  readonly toVault: string;
  readonly children: ReactNode;
}

/** A section that is about explored ideas, where there is none: leads to the vault, or to the finished example. */
export function NothingExplored({ title, drawing, toVault, children }: NothingExploredProps) {
  return (
    <EmptyState
      title={title}
      drawing={drawing}
      actions={
        <>
          <ButtonLink href={buildPath({ name: 'idea-vault' })} variant="primary">
            {toVault}
          </ButtonLink>
          <SampleOffer />
        </>
      }
    >
      {children}
    </EmptyState>
  );
}
