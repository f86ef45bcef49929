import { createAtom, type ReadonlyAtom } from '@xstate/store';
import type { Intake } from '#domain/intake/intake.ts';
import { eachPart } from '#domain/log/parts.ts';
import { isResponse, type ResponseEntry } from '#domain/survey/survey-response.ts';
import type { Workspace } from '../sync/workspace.store.ts';

const known = new WeakMap<Workspace, ReadonlyAtom<ReadonlyMap<string, number>>>();
const ofIntake = new WeakMap<Intake, readonly ResponseEntry[]>();

/** All responses that came to a survey, in the order in which they came. The same list for the same state. */
export function responsesIn(intake: Intake | undefined): readonly ResponseEntry[] {
  if (!intake) return none;
  const found =
    ofIntake.get(intake) ??
    [...eachPart(intake.entries)].filter(isResponse).sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
  ofIntake.set(intake, found);
  return found;
}

const none: readonly ResponseEntry[] = [];

/** How many responses each survey has, by its id; without those that were excluded. The same atom every time. */
export function responseCounts(workspace: Workspace): ReadonlyAtom<ReadonlyMap<string, number>> {
  const atom =
    known.get(workspace) ??
    createAtom(
      () =>
        new Map(
          (workspace.statesOf('intake').get() as readonly Intake[]).map((intake) => [
            intake.id,
            responsesIn(intake).filter(({ excludedFor }) => excludedFor === null).length,
          ]),
        ),
    );
  known.set(workspace, atom);
  return atom;
}
