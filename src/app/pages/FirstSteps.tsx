import { useSelector } from '@xstate/store-react';
import { readIsChecklistPutAway, writeIsChecklistPutAway } from '#adapters/storage/checklist-storage.ts';
import { local } from '#adapters/storage/local.ts';
import { checklistOf } from '#domain/next-step/checklist.ts';
import type { User } from '#domain/user/user.ts';
import { Checklist } from '#features/home/Checklist.tsx';
import { loopsOf } from '#machines/home/select-loops.ts';
import { nextStepIn } from '#machines/home/select-next-step.ts';
import { projectsOf } from '#machines/project/select-projects.ts';
import { ideasOf } from '#machines/vault/select-ideas.ts';
import { useApp } from '../app-context.ts';
import { useKeptChoice } from '../use-kept-choice.ts';

export interface FirstStepsProps {
  readonly user: User;
}

/** The first steps of this account, as far as this device knows them. */
export function FirstSteps({ user: { id, emailVerified } }: FirstStepsProps) {
  const { workspace, now } = useApp().services;
  const [isPutAway, putAway] = useKeptChoice(
    () => readIsChecklistPutAway(local, id),
    (choice) => writeIsChecklistPutAway(local, id, choice),
  );
  const ideas = useSelector(ideasOf(workspace));
  const projects = useSelector(projectsOf(workspace));
  const loops = useSelector(loopsOf(workspace));
  const { ideaId } = useSelector(nextStepIn(workspace, now()));
  const explored = projects.findLast(({ isSample, removed, archived }) => !isSample && !removed && !archived);
  return (
    <Checklist
      isPutAway={isPutAway}
      putAway={putAway}
      done={checklistOf(ideas, projects, [...loops.values()], emailVerified)}
      ideaId={ideaId}
      projectId={explored?.id}
    />
  );
}
