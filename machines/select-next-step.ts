import { createAtom, type ReadonlyAtom, shallowEqual } from '@xstate/store';
import { type NextStep, nextStepOf } from '#domain/next-step/next-step.ts';
import { ideasOf } from './select-ideas.ts';
import { projectsOf } from './select-projects.ts';
import type { Workspace } from './workspace.store.ts';

const known = new WeakMap<Workspace, ReadonlyAtom<NextStep>>();

/** What to do next, wherever it is shown. The same atom every time. */
export function nextStepIn(workspace: Workspace): ReadonlyAtom<NextStep> {
  const ideas = ideasOf(workspace);
  const projects = projectsOf(workspace);
  const step =
    known.get(workspace) ?? createAtom(() => nextStepOf(ideas.get(), projects.get()), { compare: shallowEqual });
  known.set(workspace, step);
  return step;
}
