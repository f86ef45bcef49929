import { createAtom, type ReadonlyAtom } from '@xstate/store';
import type { Intake, IntakeEntry } from '#domain/intake/intake.ts';
import type { PeopleOfPage } from '#domain/intake/people-rows.ts';
import { projectOfIntake } from '#domain/intake/project-of-intake.ts';
import { eachPart } from '#domain/log/parts.ts';
import { chosenPrice } from '#domain/page/chosen-price.ts';
import type { Workspace } from '../sync/workspace.store.ts';
import { askedOn } from './asked-on.ts';
import type { ListedPerson } from './list-people.ts';

export interface ListedIntake extends PeopleOfPage {
  /** The price that an entry chose or ordered; empty if none. */
  readonly priceOf: (entry: Pick<IntakeEntry, 'form'>) => string;
}

const kept = new WeakMap<Workspace, Map<string, ReadonlyAtom<readonly ListedIntake[]>>>();

/**
 * Returns the intake of each page and survey of a project, in the order in which these were first visited. The same
 * atom every time.
 */
export function intakesOf(workspace: Workspace, projectId: string): ReadonlyAtom<readonly ListedIntake[]> {
  const ofWorkspace = kept.get(workspace) ?? new Map<string, ReadonlyAtom<readonly ListedIntake[]>>();
  kept.set(workspace, ofWorkspace);
  const atom =
    ofWorkspace.get(projectId) ??
    createAtom(() =>
      (workspace.statesOf('intake').get() as readonly Intake[]).flatMap((intake) => {
        const asked = askedOn(workspace, intake.id).get();
        if (projectOfIntake(intake, asked) !== projectId) return [];
        const priceOf: ListedIntake['priceOf'] = ({ form }) =>
          asked && 'blocks' in asked ? chosenPrice(asked, form) : '';
        return [{ intake, title: asked?.title ?? '', priceOf }];
      }),
    );
  ofWorkspace.set(projectId, atom);
  return atom;
}

/** Everybody who did something there, in the order in which they came. */
export const peopleIn = (pages: readonly ListedIntake[]): readonly ListedPerson[] =>
  pages
    .flatMap(({ title, intake, priceOf }) =>
      [...eachPart(intake.entries)].map((entry) => ({
        ...{ pageId: intake.id, page: title, entry },
        price: priceOf(entry),
      })),
    )
    .sort((a, b) => (a.entry.position ?? 0) - (b.entry.position ?? 0));
