import { createAtom, type ReadonlyAtom } from '@xstate/store';
import { sameJson } from '#domain/log/same-json.ts';
import { type LoopStep, loopStepOf } from '#domain/next-step/loop-step.ts';
import { type Project, projectStreamOf } from '#domain/project/project.ts';
import type { Workspace } from '../sync/workspace.store.ts';
import { ideaOf } from '../vault/select-ideas.ts';
import { loopsOf } from './select-loops.ts';

type StepAtom = ReadonlyAtom<LoopStep | undefined>;

const known = new WeakMap<Workspace, Map<string, StepAtom>>();

/**
 * Returns the next step for one project, worded as on the home screen; undefined for a project that is given up. `now`
 * is ISO 8601; the same atom all day.
 */
export function loopStepIn(workspace: Workspace, projectId: string, now: string): StepAtom {
  const today = now.slice(0, 10);
  const steps = known.get(workspace) ?? new Map<string, StepAtom>();
  known.set(workspace, steps);
  const key = `${projectId} ${today}`;
  const step = steps.get(key) ?? createAtom(() => stepAt(workspace, projectId, today), { compare: isSame });
  steps.set(key, step);
  return step;
}

const isSame = (a: LoopStep | undefined, b: LoopStep | undefined): boolean =>
  a === b || (a?.kind === b?.kind && a?.sentence === b?.sentence && sameJson(a?.to, b?.to));

function stepAt(workspace: Workspace, projectId: string, today: string): LoopStep | undefined {
  const loop = loopsOf(workspace).get().get(projectId);
  const project = workspace.stream(projectStreamOf(projectId)).get() as Project | undefined;
  const idea = ideaOf(workspace, project?.ideaId ?? '').get();
  return loop && idea && loopStepOf(loop, idea.status, today);
}
