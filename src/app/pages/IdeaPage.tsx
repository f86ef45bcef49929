import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { IdeaMissing } from '#features/project/IdeaMissing.tsx';
import { selectSyncState } from '#machines/sync/select-sync.ts';
import { ideaOf } from '#machines/vault/select-ideas.ts';
import { useApp } from '../app-context.ts';
import type { PageProps } from '../page-props.ts';
import { OneIdea } from './OneIdea.tsx';

export default function IdeaPage({ place }: PageProps) {
  const { actorOf, services } = useApp();
  const { workspace } = services;
  const ideaId = place.params['ideaId'] ?? '';
  const idea = useAtom(ideaOf(workspace, ideaId));
  const isComplete = useAtom(workspace.isComplete);
  const isOffline = useSelector(actorOf('sync'), (sync) => selectSyncState(sync) === 'offline');
  if (!idea) return <IdeaMissing isComplete={isComplete} isOffline={isOffline} />;
  return <OneIdea key={ideaId} idea={idea} />;
}
