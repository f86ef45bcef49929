import { createAtom, type ReadonlyAtom } from '@xstate/store';
import type { Experiment } from '#domain/experiment/experiment.ts';
import type { Intake } from '#domain/intake/intake.ts';
import { projectOfIntake } from '#domain/intake/project-of-intake.ts';
import type { Interview } from '#domain/interview/interview.ts';
import { interviewsNow } from '#domain/interview/interview-now.ts';
import { eachPart } from '#domain/log/parts.ts';
import type { Page } from '#domain/page/page.ts';
import type { Report } from '#domain/report/report.ts';
import type { To } from '#domain/routes/routes.ts';
import type { Survey } from '#domain/survey/survey.ts';
import { loopsOf } from '../home/select-loops.ts';
import { askedOn } from '../people/asked-on.ts';
import type { Workspace } from '../sync/workspace.store.ts';

/** Something of an explored idea that is looked for by its name. */
export interface Thing {
  readonly id: string;
  readonly kind: 'test' | 'page' | 'survey' | 'report' | 'person';
  readonly title: string;
  readonly to: To;
}

const known = new WeakMap<Workspace, ReadonlyAtom<readonly Thing[]>>();

/** The tests, pages, surveys, reports and people of all explored ideas; what has no name of its own is left out. The same atom every time. */
export function thingsOf(workspace: Workspace): ReadonlyAtom<readonly Thing[]> {
  const atom = known.get(workspace) ?? createAtom(() => listed(workspace));
  known.set(workspace, atom);
  return atom;
}

function listed(workspace: Workspace): readonly Thing[] {
  const loops = loopsOf(workspace).get();
  const isExplored = ({ projectId }: { readonly projectId: string }): boolean => loops.has(projectId);
  const ofExplored = <Each extends { readonly projectId: string }>(kind: string): readonly Each[] =>
    (workspace.statesOf(kind).get() as readonly Each[]).filter(isExplored);
  const intakes = (workspace.statesOf('intake').get() as readonly Intake[])
    .map((intake) => ({ intake, projectId: projectOfIntake(intake, askedOn(workspace, intake.id).get()) }))
    .filter(isExplored);
  const interviews = interviewsNow(
    workspace.statesOf('interview').get() as readonly Interview[],
    workspace.statesOf('experiment').get() as readonly Experiment[],
  ).filter(isExplored);
  const all = [
    ...[...loops.values()].flatMap(testsOf),
    ...ofExplored<Page>('page').flatMap((page) => (page.removed ? [] : [thingOfPage(page)])),
    ...ofExplored<Survey>('survey').flatMap((survey) => (survey.removed ? [] : [thingOfSurvey(survey)])),
    ...ofExplored<Report>('report').flatMap((report) => (report.removed ? [] : [thingOfReport(report)])),
    ...intakes.flatMap(({ intake, projectId }) => peopleOf(intake, projectId)),
    ...interviews.flatMap(thingOfInterview),
  ];
  return all.filter(({ title }) => title !== '');
}

type LoopOf = ReturnType<ReturnType<typeof loopsOf>['get']> extends ReadonlyMap<string, infer Loop> ? Loop : never;

const testsOf = ({ projectId, scores, experiments }: LoopOf): readonly Thing[] =>
  experiments.map(({ experiment: { id, question, assumptionId } }) => ({
    id,
    kind: 'test',
    title: question || (scores.find(({ assumption }) => assumption.id === assumptionId)?.assumption.text ?? ''),
    to: { name: 'validate', params: { projectId, view: 'experiments', id } },
  }));

const thingOfPage = ({ id, projectId, title }: Page): Thing => ({
  ...{ id, kind: 'page', title },
  to: { name: 'page-builder.project', params: { projectId, page: id } },
});

const thingOfSurvey = ({ id, projectId, title }: Survey): Thing => ({
  ...{ id, kind: 'survey', title },
  to: { name: 'validate', params: { projectId, view: 'surveys', id } },
});

const thingOfReport = ({ id, title }: Report): Thing => ({
  ...{ id, kind: 'report', title },
  to: { name: 'reports', params: { report: id } },
});

/** Lists the people who left an address. */
const peopleOf = ({ entries }: Intake, projectId: string): readonly Thing[] =>
  [...eachPart(entries)].map(({ id, email, erased }) => ({
    id,
    kind: 'person',
    title: erased ? '' : email,
    to: { name: 'validate', params: { projectId, view: 'people', person: id } },
  }));

const thingOfInterview = ({ id, projectId, person, erased, removed }: Interview): readonly Thing[] =>
  erased || removed
    ? []
    : [
        {
          ...{ id, kind: 'person', title: person },
          to: { name: 'validate', params: { projectId, view: 'interviews', person: id } },
        },
      ];
