import { useSelector } from '@xstate/store-react';
import { buildPath } from '#domain/routes/build-path.ts';
import { peopleLabels as labels } from '#features/validate/people/labels.ts';
import { pagesByProject } from '#machines/page/select-pages.ts';
import { css } from '#styled-system/css';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { CopyField } from '#ui/CopyField.tsx';
import { PlotDrawing } from '#ui/drawings/PlotDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useApp } from '../../app-context.ts';
import { usePublicAddress } from './use-public-address.ts';

export interface NobodyYetProps {
  readonly projectId: string;
  /** Somebody has looked, and nobody has signed up. */
  readonly hasVisits: boolean;
}

/** Before anybody signs up: how people come, by the address of a page that is public, or else by a page. */
export function NobodyYet({ projectId, hasVisits }: NobodyYetProps) {
  const { workspace } = useApp().services;
  const pages = useSelector(pagesByProject(workspace)).get(projectId) ?? [];
  const live = pages.find(({ isLive }) => isLive);
  const address = usePublicAddress(live ?? null);
  const isPublic = address !== null;
  return (
    <EmptyState
      level={3}
      title={hasVisits ? labels.emptyTitle : labels.noVisitTitle}
      drawing={<PlotDrawing />}
      actions={
        isPublic ? (
          <div className={css({ width: 'full', maxWidth: 'card', textAlign: 'start' })}>
            <CopyField label={labels.address} value={address} />
          </div>
        ) : (
          <ButtonLink href={buildPath({ name: 'page-builder.project', params: { projectId } })}>
            {labels.toPages}
          </ButtonLink>
        )
      }
    >
      {hasVisits ? labels.empty : isPublic ? labels.noVisit : labels.noPage}
    </EmptyState>
  );
}
