import { type Idea, ideaIdOf } from '#domain/idea/idea.ts';
import { ideaDraft } from '#domain/log/command-draft.ts';
import { ForkDialog } from '#features/fork/ForkDialog.tsx';
import { labels } from '#features/idea-vault/labels.ts';
import { forkIdeaMachine } from '#machines/vault/fork-idea.machine.ts';
import { useApp } from '../../app-context.ts';
import { dispatch } from '../../dispatch-action.ts';
import { useFlow } from '../../use-flow.ts';
import { useWhenOver } from '../../use-when-over.ts';
import { offerTakingBack } from '../offer-taking-back.ts';
import type { ToolProps } from './tool-props.ts';

export interface ForkToolProps extends ToolProps {
  readonly idea: Idea;
}

/** Takes an idea in another direction, under a title of its own. */
export function ForkTool({ idea, onClose }: ForkToolProps) {
  const { actorOf, services } = useApp();
  const { workspace, newId } = services;
  const issue = dispatch(services);
  const machine = forkIdeaMachine.provide({
    actions: {
      issue: ({ context }, { drafts }) => {
        issue(undefined, { drafts });
        offerTakingBack(actorOf('toasts'), services, {
          message: labels.tools.forked(context.title.trim()),
          drafts: drafts.map(({ stream }) => ideaDraft('ArchiveIdea', ideaIdOf(stream), {})),
        });
      },
    },
  });
  const fork = useFlow(machine, { idea });
  useWhenOver(fork, onClose);
  const submit = () => fork.send({ type: 'fork.submitted', id: newId(), position: workspace.position.get() });
  return <ForkDialog fork={fork} onSubmit={submit} />;
}
