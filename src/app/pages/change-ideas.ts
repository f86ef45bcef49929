import { type Idea, ideaStreamOf } from '#domain/idea/idea.ts';
import { changeText } from '#features/idea-vault/change-text.ts';
import { type IdeaVaultChange, wishesBack, wishesOfChange } from '#machines/idea-vault-change.ts';
import type { App } from '../app-context.ts';
import { offerTakingBack } from './offer-taking-back.ts';

/** Changes all of these ideas as one change, says so, and offers to take it back. */
export function changeIdeas({ actorOf, services }: App, ids: readonly string[], change: IdeaVaultChange): void {
  const { workspace, issueWishes } = services;
  const ideas = ids.flatMap((id) => (workspace.peek(ideaStreamOf(id)) as Idea | undefined) ?? []);
  const carried = wishesOfChange(ideas, change);
  const { wishes, full } = carried;
  const title = ideas.find(({ id }) => wishes[0]?.stream === ideaStreamOf(id))?.title ?? '';
  const message = changeText(change, carried, title);
  if (wishes.length === 0) {
    if (full > 0) services.showToast({ tone: 'warning', message });
    return;
  }
  const changeId = issueWishes(wishes);
  // What was dragged stands where it can be seen, and is dragged back.
  if (change.kind !== 'placed') {
    offerTakingBack(actorOf('toasts'), services, { message, wishes: wishesBack(ideas, wishes, changeId) });
  }
}
