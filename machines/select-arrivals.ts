import { createAtom, type ReadonlyAtom } from '@xstate/store';
import type { Intake } from '#domain/intake/intake.ts';
import type { Interview } from '#domain/interview/interview.ts';
import { sameJson } from '#domain/log/same-json.ts';
import { type ArrivalsByProject, arrivalsOf } from '#domain/next-step/arrivals.ts';
import type { Workspace } from './workspace.store.ts';

/** Everything that has come in, by project; null until it has been loaded. */
export const arrivalsIn = (workspace: Workspace): ReadonlyAtom<ArrivalsByProject | null> =>
  createAtom(
    () =>
      workspace.isComplete.get()
        ? arrivalsOf(
            workspace.statesOf('intake').get() as readonly Intake[],
            workspace.statesOf('interview').get() as readonly Interview[],
          )
        : null,
    { compare: sameJson },
  );
