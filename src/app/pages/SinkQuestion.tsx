import { useSelector } from '@xstate/store-react';
import { readIsQuestionDismissed, writeQuestionDismissed } from '#adapters/storage/first-assumptions-storage.ts';
import { local } from '#adapters/storage/local.ts';
import type { Idea } from '#domain/idea/idea.ts';
import { ideaToDraftFor } from '#domain/next-step/drafted-assumptions.ts';
import { FirstAssumptions } from '#features/home/FirstAssumptions.tsx';
import { loopsOf } from '#machines/home/select-loops.ts';
import { projectOfIdea, projectsOf } from '#machines/project/select-projects.ts';
import { firstAssumptionsMachine } from '#machines/validate/first-assumptions.machine.ts';
import { ideasOf } from '#machines/vault/select-ideas.ts';
import { useApp } from '../app-context.ts';
import { useFlow } from '../use-flow.ts';

export interface SinkQuestionProps {
  /** The founder’s account. */
  readonly account: string;
}

/** Asks which assumptions of the founder’s first idea would sink it, until one is stated. */
export function SinkQuestion({ account }: SinkQuestionProps) {
  const { workspace } = useApp().services;
  const ideas = useSelector(ideasOf(workspace));
  const projects = useSelector(projectsOf(workspace));
  const loops = useSelector(loopsOf(workspace));
  const isComplete = useSelector(workspace.isComplete);
  const idea = isComplete ? ideaToDraftFor(ideas, projects, [...loops.values()]) : undefined;
  return (
    idea && (
      <QuestionAbout
        key={[idea.id, idea.title, idea.audience, idea.problem].join('\n')}
        idea={idea}
        account={account}
      />
    )
  );
}

function QuestionAbout({ idea, account }: SinkQuestionProps & { readonly idea: Idea }) {
  const { workspace, dispatch, navigate, newId } = useApp().services;
  const question = useFlow(
    firstAssumptionsMachine.provide({
      actions: {
        issue: (_, { drafts, projectId }) => {
          dispatch(drafts);
          navigate({ name: 'validate', params: { projectId } });
        },
        rememberDismissal: () => writeQuestionDismissed(local, account),
      },
    }),
    { idea, isDismissed: readIsQuestionDismissed(local, account) },
  );
  const submit = () => {
    const project = projectOfIdea(workspace, idea.id).get();
    question.send({
      type: 'drafts.submitted',
      projectId: project?.id ?? newId(),
      canvasId: project ? null : newId(),
      assumptionIds: { desirability: newId(), viability: newId(), feasibility: newId() },
    });
  };
  return <FirstAssumptions question={question} onSubmit={submit} />;
}
