import { pageDraft } from '#domain/log/command-draft.ts';
import type { Page } from '#domain/page/page.ts';
import { removeLabels } from '#features/page-builder/labels.ts';
import { useApp } from '../../app-context.ts';
import { offerTakingBack } from '../offer-taking-back.ts';

/** Removes a page and leads to the list; for a while one press brings it back. */
export function useRemovePage({ id, title }: Page): () => void {
  const { actorOf, services } = useApp();
  return () => {
    services.dispatch([pageDraft('RemovePage', id, {})]);
    services.navigate({ name: 'page-builder' });
    offerTakingBack(actorOf('toasts'), services, {
      message: removeLabels.removed(title),
      drafts: [pageDraft('RestorePage', id, {})],
    });
  };
}
