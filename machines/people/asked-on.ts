import { createAtom, type ReadonlyAtom } from '@xstate/store';
import { type Page, pageStreamOf } from '#domain/page/page.ts';
import type { Survey } from '#domain/survey/survey.ts';
import { surveyStreamOf } from '#domain/survey/survey-kind.ts';
import type { Workspace } from '../sync/workspace.store.ts';

type Asked = Page | Survey | undefined;

const known = new WeakMap<Workspace, Map<string, ReadonlyAtom<Asked>>>();

/** The page or survey of an id, on which people left what an intake holds. The same atom every time. */
export function askedOn(workspace: Workspace, id: string): ReadonlyAtom<Asked> {
  const ofWorkspace = known.get(workspace) ?? new Map<string, ReadonlyAtom<Asked>>();
  known.set(workspace, ofWorkspace);
  const atom =
    ofWorkspace.get(id) ??
    createAtom(() => (workspace.stream(pageStreamOf(id)).get() ?? workspace.stream(surveyStreamOf(id)).get()) as Asked);
  ofWorkspace.set(id, atom);
  return atom;
}
