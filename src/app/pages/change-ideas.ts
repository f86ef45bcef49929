import { type Idea, ideaStreamOf } from '#domain/idea/idea.ts';
import { changeText } from '#features/idea-vault/labels.ts';
import { commandsForChange, type IdeaVaultChange, inverseCommands } from '#machines/vault/idea-vault-change.ts';
import type { App } from '../app-context.ts';
import { newProjectOf } from './new-project-of.ts';
import { offerTakingBack } from './offer-taking-back.ts';

const seenInPlace: readonly IdeaVaultChange['kind'][] = ['placed', 'retagged', 'rated'];

/** Changes all of these ideas as one change, says so, and offers to take it back. */
export function changeIdeas({ actorOf, services }: App, ids: readonly string[], change: IdeaVaultChange): void {
  const { workspace, dispatch } = services;
  const ideas = ids.flatMap((id) => (workspace.peek(ideaStreamOf(id)) as Idea | undefined) ?? []);
  const carried = commandsForChange(ideas, change, newProjectOf(services));
  const { drafts, full } = carried;
  const title = ideas.find(({ id }) => drafts.some(({ stream }) => stream === ideaStreamOf(id)))?.title ?? '';
  const message = changeText(change, carried, title);
  if (drafts.length === 0) {
    if (full > 0) services.showToast({ tone: 'warning', message });
    return;
  }
  const changeId = dispatch(drafts);
  // What was dragged, tagged or rated in its place is changed back there; undo does it too.
  if (!seenInPlace.includes(change.kind)) {
    offerTakingBack(actorOf('toasts'), services, { message, drafts: inverseCommands(ideas, drafts, changeId) });
  }
}
