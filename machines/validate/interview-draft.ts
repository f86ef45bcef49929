import { type Answer, type Commitment, type Interview, interviewLimits } from '#domain/interview/interview.ts';
import { type CommandDraft, interviewDraft } from '#domain/log/command-draft.ts';

/** Content of the form. An untouched field is null: a default holds, or the field has to be chosen. */
export interface InterviewDraft {
  readonly person: string;
  readonly lastTime: string;
  readonly commitment: Commitment | null;
  readonly answer: Answer | null;
  /** A date; empty while it is half typed; null for today. */
  readonly on: string | null;
  /** Empty for no experiment; null for the one that runs. */
  readonly experimentId: string | null;
}

/** Values for fields in which the draft has null. */
export interface InterviewDefaults {
  /** A date. */
  readonly today: string;
  readonly experimentId: string | null;
  /** Experiments for which no more interviews count. */
  readonly decided: readonly string[];
}

export const emptyInterviewDraft: InterviewDraft = {
  person: '',
  lastTime: '',
  commitment: null,
  answer: null,
  on: null,
  experimentId: null,
};

export type InterviewProblem = 'missing' | 'too-long' | 'no-date' | 'in-future' | 'decided';
export type InterviewProblems = Partial<Record<keyof InterviewDraft, InterviewProblem>>;

/** A year before that is a slip of the pen. */
const firstDay = '1900-01-01';

/** Returns the problems that keep the draft from being an interview, by field in the order of the form. */
export function problemsOf(draft: InterviewDraft, today: string): InterviewProblems {
  const { person, lastTime, commitment, answer, on } = draft;
  const date = on ?? today;
  return {
    ...(person.trim() === '' && { person: 'missing' }),
    ...(person.trim().length > interviewLimits.person && { person: 'too-long' }),
    ...(lastTime.trim().length > interviewLimits.lastTime && { lastTime: 'too-long' }),
    ...(commitment === null && { commitment: 'missing' }),
    ...(answer === null && { answer: 'missing' }),
    ...(!isDate(date) && { on: 'no-date' }),
    ...(isDate(date) && date > today && { on: 'in-future' }),
  };
}

/** The experiment that an interview is logged for; empty for none. */
export const experimentFor = (
  { experimentId }: Pick<InterviewDraft, 'experimentId'>,
  defaults: Pick<InterviewDefaults, 'experimentId'>,
): string => experimentId ?? defaults.experimentId ?? '';

/**
 * Returns the problems that keep the draft from being logged. A decided experiment is one, so that nothing is lost
 * silently.
 */
export const problemsOfLog = (draft: InterviewDraft, defaults: InterviewDefaults): InterviewProblems => ({
  ...problemsOf(draft, defaults.today),
  ...(defaults.decided.includes(experimentFor(draft, defaults)) && { experimentId: 'decided' }),
});

const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && text >= firstDay && !Number.isNaN(Date.parse(text));

export const hasProblems = (problems: InterviewProblems): boolean => Object.keys(problems).length > 0;

/** Logs a draft without problems; of one with problems comes nothing. */
export function commandsForLog(
  draft: InterviewDraft,
  {
    id,
    projectId,
    defaults,
  }: { readonly id: string; readonly projectId: string; readonly defaults: InterviewDefaults },
): readonly CommandDraft[] {
  const { commitment, answer } = draft;
  if (commitment === null || answer === null || hasProblems(problemsOfLog(draft, defaults))) return [];
  const experimentId = experimentFor(draft, defaults);
  return [
    interviewDraft('LogInterview', id, {
      projectId,
      ...(experimentId !== '' && { experimentId }),
      person: draft.person.trim(),
      on: draft.on ?? defaults.today,
      lastTime: draft.lastTime.trim(),
      commitment,
      answer,
    }),
  ];
}

export const draftOfInterview = (interview: Interview): InterviewDraft => ({
  person: interview.person,
  lastTime: interview.lastTime,
  commitment: interview.commitment,
  answer: interview.answer,
  on: interview.on,
  experimentId: interview.experimentId ?? '',
});

/** Leads an interview to the draft: what differs from what the founder began with, and nothing else. */
export function commandsForEdit(before: Interview, draft: InterviewDraft): readonly CommandDraft[] {
  const { commitment, answer, on } = draft;
  const [person, lastTime] = [draft.person.trim(), draft.lastTime.trim()];
  const data = {
    ...(person !== before.person && { person }),
    ...(lastTime !== before.lastTime && { lastTime, base: { lastTime: before.lastTime } }),
    ...(commitment !== null && commitment !== before.commitment && { commitment }),
    ...(answer !== null && answer !== before.answer && { answer }),
    ...(on !== null && on !== before.on && { on }),
  };
  return Object.keys(data).length === 0 ? [] : [interviewDraft('EditInterview', before.id, data)];
}
