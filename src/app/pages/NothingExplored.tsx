import { useSelector as useAtom } from '@xstate/store-react';
import type { ReactNode } from 'react';
import { buildPath } from '#domain/routes/build-path.ts';
import { labels } from '#features/home/labels.ts';
import { ideasOf } from '#machines/vault/select-ideas.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useRights } from '#ui/rights.ts';
import { useApp } from '../app-context.ts';
import { exploreIdea } from './new-project-of.ts';
import { SampleOffer } from './SampleNotice.tsx';

export interface NothingExploredProps {
  readonly title: string;
  readonly drawing: ReactNode;
  /** The words of the link to the vault. */
  readonly toVault: string;
  readonly children: ReactNode;
}

/**
 * A section that is about explored ideas, where there is none: explores the idea that was last written on, and leads to the
 * vault, or to the finished example.
 */
export function NothingExplored({ title, drawing, toVault, children }: NothingExploredProps) {
  const { services } = useApp();
  const mayEdit = useRights().edit;
  const [latest] = useAtom(ideasOf(services.workspace))
    .filter(({ status, archived }) => status === 'inbox' && !archived)
    .toReversed()
    .toSorted((a, b) => b.changedAt.localeCompare(a.changedAt));
  const canExplore = mayEdit && latest !== undefined;
  return (
    <EmptyState
      title={title}
      drawing={drawing}
      actions={
        <>
          {canExplore && (
            <Button variant="primary" onPress={() => exploreIdea(services, latest)}>
              {labels.explore(latest.title)}
            </Button>
          )}
          <ButtonLink href={buildPath({ name: 'idea-vault' })} variant={canExplore ? 'secondary' : 'primary'}>
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
