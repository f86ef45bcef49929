import { createAtom, type ReadonlyAtom } from '@xstate/store';
import { sameJson } from '#domain/log/same-json.ts';
import { type NextStep, nextStepOf } from '#domain/next-step/next-step.ts';
import { projectsOf } from '../project/select-projects.ts';
import type { Workspace } from '../sync/workspace.store.ts';
import { ideasOf } from '../vault/select-ideas.ts';
import { loopsOf } from './select-loops.ts';

interface Daily {
  readonly today: string;
  readonly step: ReadonlyAtom<NextStep>;
}

const known = new WeakMap<Workspace, Daily>();

/** Returns the next step for the founder, for every screen that shows it. `now` is ISO 8601; the same atom all day. */
export function nextStepIn(workspace: Workspace, now: string): ReadonlyAtom<NextStep> {
  const today = now.slice(0, 10);
  const daily = known.get(workspace);
  if (daily?.today === today) return daily.step;
  const ideas = ideasOf(workspace);
  const projects = projectsOf(workspace);
  const loops = loopsOf(workspace);
  const step = createAtom(
    () => nextStepOf({ ideas: ideas.get(), projects: projects.get(), loops: loops.get(), today }),
    { compare: isSame },
  );
  known.set(workspace, { today, step });
  return step;
}

const isSame = (a: NextStep, b: NextStep): boolean =>
  a.sentence === b.sentence && a.action === b.action && a.ideaId === b.ideaId && sameJson(a.to, b.to);
