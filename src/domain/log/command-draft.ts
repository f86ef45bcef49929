import { canvasStreamOf } from '../canvas/canvas.ts';
import type { CanvasCommand } from '../canvas/canvas-commands.ts';
import { experimentStreamOf } from '../experiment/experiment.ts';
import type { ExperimentCommand } from '../experiment/experiment-commands.ts';
import { ideaStreamOf } from '../idea/idea.ts';
import type { IdeaCommand } from '../idea/idea-commands.ts';
import { intakeStreamOf } from '../intake/intake.ts';
import type { IntakeCommand } from '../intake/intake-commands.ts';
import { interviewStreamOf } from '../interview/interview.ts';
import type { InterviewCommand } from '../interview/interview-commands.ts';
import { ledgerStreamOf } from '../ledger/ledger.ts';
import type { LedgerCommand } from '../ledger/ledger-commands.ts';
import { pageStreamOf } from '../page/page.ts';
import type { PageCommand } from '../page/page-commands.ts';
import { projectStreamOf } from '../project/project.ts';
import type { ProjectCommand } from '../project/project-commands.ts';
import type { ReportCommand } from '../report/report-commands.ts';
import { reportStreamOf } from '../report/report-kind.ts';
import type { ScenarioCommand } from '../scenario/scenario-commands.ts';
import { scenarioStreamOf } from '../scenario/scenario-kind.ts';
import type { SurveyCommand } from '../survey/survey-commands.ts';
import { surveyStreamOf } from '../survey/survey-kind.ts';
import type { TeamCommand } from '../team/team-commands.ts';
import { teamStreamOf } from '../team/team-kind.ts';
import type { ThreadCommand } from '../thread/thread-commands.ts';
import { threadStreamOf } from '../thread/thread-kind.ts';
import type { UndoData } from '../undo/undo-command.ts';
import { vaultStreamOf } from '../vault/vault.ts';
import type { VaultCommand } from '../vault/vault-commands.ts';
import type { Moment } from './moment.ts';

/** A command of one kind of stream, with the name of a stream of that kind. */
type DraftFor<Kind extends string, Of> = Of & { readonly stream: `${Kind}-${string}` };

/** Intake commands that a founder may send: not strangers' entries, except the made-up ones of the sample. */
export type FounderOnIntake = Extract<
  IntakeCommand,
  {
    readonly type:
      | 'RecordSampleEntries'
      | 'ExcludeEntry'
      | 'IncludeEntry'
      | 'ExcludeNetwork'
      | 'IncludeNetwork'
      | 'NotePerson'
      | 'ErasePerson';
  }
>;

/** Team commands that a member may send: not those of the server. */
export type FounderOnTeam = Exclude<TeamCommand, { readonly type: 'AddMember' | 'EraseInvitation' }>;

/** Commands that streams of more than one kind accept. */
export type SharedDraft =
  | { readonly type: 'NameMoment'; readonly stream: string; readonly data: Moment }
  | { readonly type: 'UndoChange'; readonly stream: string; readonly data: UndoData };

/**
 * A command before it has its id and its time, which only the outside can give: every command of every kind of stream,
 * with the data of its type. A kind of stream adds its line.
 */
export type CommandDraft =
  | DraftFor<'idea', IdeaCommand>
  | DraftFor<'vault', VaultCommand>
  | DraftFor<'project', ProjectCommand>
  | DraftFor<'canvas', CanvasCommand>
  | DraftFor<'ledger', LedgerCommand>
  | DraftFor<'experiment', ExperimentCommand>
  | DraftFor<'interview', InterviewCommand>
  | DraftFor<'page', PageCommand>
  | DraftFor<'intake', FounderOnIntake>
  | DraftFor<'survey', SurveyCommand>
  | DraftFor<'scenario', ScenarioCommand>
  | DraftFor<'report', ReportCommand>
  | DraftFor<'thread', ThreadCommand>
  | DraftFor<'team', FounderOnTeam>
  | SharedDraft;

type Typed = { readonly type: string; readonly data: object };
type DataOf<Of extends Typed, Type> = Extract<Of, { readonly type: Type }>['data'];

const drafting =
  <Of extends Typed, Stream extends string>(streamOf: (id: string) => Stream) =>
  <const Type extends Of['type']>(type: Type, id: string, data: DataOf<Of, Type>) => ({
    type,
    stream: streamOf(id),
    data,
  });

/** A draft for the stream with that id; a ledger has the id of its project. */
export const ideaDraft = drafting<IdeaCommand, `idea-${string}`>(ideaStreamOf);
export const projectDraft = drafting<ProjectCommand, `project-${string}`>(projectStreamOf);
export const canvasDraft = drafting<CanvasCommand, `canvas-${string}`>(canvasStreamOf);
export const vaultDraft = drafting<VaultCommand, `vault-${string}`>(vaultStreamOf);
export const ledgerDraft = drafting<LedgerCommand, `ledger-${string}`>(ledgerStreamOf);
export const experimentDraft = drafting<ExperimentCommand, `experiment-${string}`>(experimentStreamOf);
export const interviewDraft = drafting<InterviewCommand, `interview-${string}`>(interviewStreamOf);
export const pageDraft = drafting<PageCommand, `page-${string}`>(pageStreamOf);
export const intakeDraft = drafting<FounderOnIntake, `intake-${string}`>(intakeStreamOf);
export const surveyDraft = drafting<SurveyCommand, `survey-${string}`>(surveyStreamOf);
export const reportDraft = drafting<ReportCommand, `report-${string}`>(reportStreamOf);
export const scenarioDraft = drafting<ScenarioCommand, `scenario-${string}`>(scenarioStreamOf);
export const threadDraft = drafting<ThreadCommand, `thread-${string}`>(threadStreamOf);
export const teamDraft = drafting<FounderOnTeam, `team-${string}`>(teamStreamOf);
