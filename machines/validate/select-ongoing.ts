import { createAtom, type ReadonlyAtom } from '@xstate/store';
import type { Experiment } from '#domain/experiment/experiment.ts';
import { experimentStreamOf } from '#domain/experiment/experiment.ts';
import { type OngoingPart, ongoingOf } from '#domain/ledger/ongoing.ts';
import { partOf } from '#domain/log/parts.ts';
import { sameJson } from '#domain/log/same-json.ts';
import { type Page, pageStreamOf } from '#domain/page/page.ts';
import { surveyStreamOf } from '#domain/survey/survey-kind.ts';
import { atomByWorkspace } from '../atom-by-workspace.ts';
import type { Workspace } from '../sync/workspace.store.ts';
import { ledgerOf } from './select-ledger.ts';

/** The running tests of a project, and its pages and surveys on the web. The same atom every time. */
export const ongoingIn = atomByWorkspace(
  (workspace, projectId): ReadonlyAtom<readonly OngoingPart[]> =>
    createAtom(() => ongoingOf(projectId, { statesOf: (kind) => workspace.statesOf(kind).get() }), {
      compare: (a, b) => sameJson(a.map(jsonOf), b.map(jsonOf)),
    }),
);

const jsonOf = ({ kind, id, artefactId, assumptionId }: OngoingPart) => ({ kind, id, artefactId, assumptionId });

/** Returns the name of a test, page or survey; a test without a question is named by its assumption. */
export function nameOfOngoing(workspace: Workspace, projectId: string, { kind, id }: Pick<OngoingPart, 'kind' | 'id'>) {
  if (kind === 'experiment') {
    const { question = '', assumptionId = '' } = (workspace.stream(experimentStreamOf(id)).get() ??
      {}) as Partial<Experiment>;
    return question || (partOf(ledgerOf(workspace, projectId).get().assumptions, assumptionId)?.text ?? '');
  }
  const stream = kind === 'page' ? pageStreamOf(id) : surveyStreamOf(id);
  return ((workspace.stream(stream).get() ?? {}) as Partial<Page>).title ?? '';
}
