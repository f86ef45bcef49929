import { canvasLabels } from '../canvas/canvas-labels.ts';
import { experimentLabels } from '../experiment/experiment-labels.ts';
import type { FactTitle } from '../history/verbs.ts';
import { ideaLabels } from '../idea/idea-labels.ts';
import { intakeLabels } from '../intake/intake-labels.ts';
import { interviewLabels } from '../interview/interview-labels.ts';
import { ledgerLabels } from '../ledger/ledger-labels.ts';
import { pageLabels } from '../page/page-labels.ts';
import { projectLabels } from '../project/project-labels.ts';
import { reportLabels } from '../report/report-labels.ts';
import { scenarioLabels } from '../scenario/scenario-labels.ts';
import { surveyLabels } from '../survey/survey-labels.ts';
import { teamLabels } from '../team/team-labels.ts';
import { threadLabels } from '../thread/thread-labels.ts';
import { vaultLabels } from '../vault/vault-labels.ts';
import type { SharedDraft } from './command-draft.ts';
import type { Moment } from './moment.ts';
import type { Fact } from './recorded-event.ts';
import type { KindName } from './stream-kinds.ts';
import type { AnyLabels, TitleWords } from './stream-labels.ts';

/** A kind of stream adds its line. */
const kinds = {
  idea: ideaLabels,
  vault: vaultLabels,
  project: projectLabels,
  canvas: canvasLabels,
  ledger: ledgerLabels,
  experiment: experimentLabels,
  interview: interviewLabels,
  page: pageLabels,
  intake: intakeLabels,
  survey: surveyLabels,
  scenario: scenarioLabels,
  report: reportLabels,
  thread: threadLabels,
  team: teamLabels,
} as const satisfies Readonly<Record<KindName, AnyLabels>>;

/** Labels of what streams of every kind have. */
const shared = {
  titles: {
    MomentNamed: ({ name }: Moment): FactTitle =>
      name === '' ? 'Removed a version’s name' : `Named a version “${name}”`,
  },
  attempts: { NameMoment: 'A version’s name', UndoChange: 'An undo' } satisfies Record<SharedDraft['type'], string>,
};

const all: readonly AnyLabels[] = [shared, ...Object.values(kinds)];

/** Says what happened; undefined for a fact of a newer version. */
export function factTitle({ type, data }: Pick<Fact, 'type' | 'data'>, words: TitleWords): FactTitle | undefined {
  const found = all.find(({ titles }) => Object.hasOwn(titles, type));
  return found?.titles[type]?.(data as never, words);
}

/** Says what a rejected command was meant to do. */
export const attemptText = (type: string): string =>
  all.find(({ attempts }) => Object.hasOwn(attempts, type))?.attempts[type] ?? 'A change';
