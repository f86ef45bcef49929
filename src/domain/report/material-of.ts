import { type Canvas, canvasStreamOf } from '../canvas/canvas.ts';
import type { Experiment } from '../experiment/experiment.ts';
import { type Idea, ideaStreamOf } from '../idea/idea.ts';
import type { Intake } from '../intake/intake.ts';
import { projectOfIntake } from '../intake/project-of-intake.ts';
import type { Interview } from '../interview/interview.ts';
import { interviewsNow } from '../interview/interview-now.ts';
import { statusOf } from '../ledger/decisions.ts';
import { type Ledger, ledgerStreamOf } from '../ledger/ledger.ts';
import { lineageOf } from '../lineage/lineage-of.ts';
import type { FoldedStreams } from '../log/reads.ts';
import { type Page, pageStreamOf } from '../page/page.ts';
import { type Project, projectStreamOf } from '../project/project.ts';
import type { Survey } from '../survey/survey.ts';
import { surveyStreamOf } from '../survey/survey-kind.ts';
import type { ReportMaterial } from './report-material.ts';

type Place = Pick<ReportMaterial, 'position' | 'at' | 'hash' | 'founder' | 'names'>;

/**
 * Collects the parts of the streams that belong to a project; `now` holds today's streams, which know who was erased
 * since.
 */
export function materialOf(
  projectId: string,
  streams: FoldedStreams,
  place: Place,
  now: Pick<FoldedStreams, 'statesOf'> = streams,
): ReportMaterial {
  const project = streams.state(projectStreamOf(projectId)) as Project | undefined;
  const idea = project && (streams.state(ideaStreamOf(project.ideaId)) as Idea | undefined);
  const ledger = streams.state(ledgerStreamOf(projectId)) as Ledger | undefined;
  const all = <State>(kind: string): readonly State[] => [...streams.statesOf(kind)] as State[];
  const own = <State extends { readonly projectId: string }>(states: readonly State[]): readonly State[] =>
    states.filter((state) => state.projectId === projectId);
  const askedOn = ({ id }: Intake) =>
    (streams.state(pageStreamOf(id)) ?? streams.state(surveyStreamOf(id))) as Page | Survey | undefined;
  const experiments = all<Experiment>('experiment');
  const today = [...now.statesOf('interview')] as Interview[];
  return {
    idea: project?.title || (idea?.title ?? ''),
    texts: { pitch: idea?.pitch ?? '', problem: idea?.problem ?? '', audience: idea?.audience ?? '' },
    status: statusOf(idea ?? { status: 'inbox' }, ledger?.decisions.at(-1)),
    ledger,
    experiments: own(experiments).filter(({ discarded }) => !discarded),
    interviews: own(interviewsNow(all<Interview>('interview'), experiments)),
    intakes: new Map(
      all<Intake>('intake')
        .filter((intake) => projectOfIntake(intake, askedOn(intake)) === projectId)
        .map((intake) => [intake.id, intake]),
    ),
    surveys: new Set(all<Survey>('survey').map(({ id }) => id)),
    pages: own(all<Page>('page')).filter(({ removed }) => !removed),
    canvas: project && (streams.state(canvasStreamOf(project.canvasId)) as Canvas | undefined),
    lineage: lineageOf(projectId, streams),
    ...place,
    erased: new Set(today.filter(({ erased }) => erased).map(({ id }) => id)),
  };
}
