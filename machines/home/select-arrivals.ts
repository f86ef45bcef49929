import { createAtom, type ReadonlyAtom } from '@xstate/store';
import type { Experiment } from '#domain/experiment/experiment.ts';
import type { Intake } from '#domain/intake/intake.ts';
import { projectOfIntake } from '#domain/intake/project-of-intake.ts';
import { sameJson } from '#domain/log/same-json.ts';
import { type ArrivalsByProject, arrivalsOf, type ProjectIntake } from '#domain/next-step/arrivals.ts';
import { surveyStreamOf } from '#domain/survey/survey-kind.ts';
import { askedOn } from '../people/asked-on.ts';
import type { Workspace } from '../sync/workspace.store.ts';

const known = new WeakMap<Workspace, ReadonlyAtom<ArrivalsByProject | null>>();

/** Everything that has arrived, by project; null until it has been loaded. The same atom every time. */
export function arrivalsIn(workspace: Workspace): ReadonlyAtom<ArrivalsByProject | null> {
  const atom =
    known.get(workspace) ??
    createAtom(() => (workspace.isComplete.get() ? arrivalsNow(workspace) : null), { compare: sameJson });
  known.set(workspace, atom);
  return atom;
}

function arrivalsNow(workspace: Workspace): ArrivalsByProject {
  const intakes = (workspace.statesOf('intake').get() as readonly Intake[]).map(
    (intake): ProjectIntake => ({
      projectId: projectOfIntake(intake, askedOn(workspace, intake.id).get()),
      kind: workspace.stream(surveyStreamOf(intake.id)).get() === undefined ? 'page' : 'survey',
      intake,
    }),
  );
  return arrivalsOf(intakes, workspace.statesOf('experiment').get() as readonly Experiment[]);
}
