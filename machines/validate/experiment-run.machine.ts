import { type ActorRefFrom, assign, setup } from 'xstate';
import { experimentLimits } from '#domain/experiment/experiment.ts';
import { experimentDraft } from '#domain/log/command-draft.ts';
import type { Rejection } from '#domain/log/decision.ts';
import type { ImportedFrom } from '#domain/responses/response-table.ts';
import { issue } from '../issue.ts';
import { countOf } from './experiment-draft.ts';

interface ExperimentRunInput {
  readonly id: string;
  /** The planned sample: a result has no more. */
  readonly planned: number;
}

interface ExperimentRunContext extends ExperimentRunInput {
  /** Counts as typed: how many said yes, of how many. */
  readonly yeses: string;
  readonly answers: string;
  readonly note: string;
  readonly reason: string;
  /** The file that the counts are from; null once either of them was typed. */
  readonly imported: ImportedFrom | null;
  readonly problem: Extract<Rejection, 'count-invalid' | 'reason-empty' | 'invalid-data'> | null;
}

type Typed = Partial<Pick<ExperimentRunContext, 'yeses' | 'answers' | 'note' | 'reason'>>;

export type ExperimentRunEvent =
  | { readonly type: 'result.asked' }
  | { readonly type: 'stop.asked' }
  | { readonly type: 'form.changed'; readonly typed: Typed }
  | { readonly type: 'file.asked' }
  | { readonly type: 'file.left' }
  | { readonly type: 'responses.counted'; readonly k: number; readonly n: number; readonly from: ImportedFrom }
  | { readonly type: 'form.submitted' }
  | { readonly type: 'form.left' };

const countFrom = (text: string): number | undefined => (/^\s*0+\s*$/.test(text) ? 0 : (countOf(text) ?? undefined));

function resultProblem({ yeses, answers, note, planned }: ExperimentRunContext): ExperimentRunContext['problem'] {
  const [k, n] = [countFrom(yeses), countFrom(answers)];
  if (k === undefined || n === undefined || n < 1 || k > n || n > planned) return 'count-invalid';
  return note.trim().length > experimentLimits.note ? 'invalid-data' : null;
}

function stopProblem({ reason }: ExperimentRunContext): ExperimentRunContext['problem'] {
  if (reason.trim() === '') return 'reason-empty';
  return reason.trim().length > experimentLimits.reason ? 'invalid-data' : null;
}

const write = { type: 'write', params: ({ event }: { event: { readonly typed: Typed } }) => event } as const;

/**
 * The founder's actions while an experiment runs: report its result, if nobody else can count it, or stop it. Either ends
 * it, so each is issued once.
 */
export const experimentRunMachine = setup({
  types: {
    input: {} as ExperimentRunInput,
    context: {} as ExperimentRunContext,
    events: {} as ExperimentRunEvent,
  },
  guards: {
    isNoResult: ({ context }) => resultProblem(context) !== null,
    isNoReason: ({ context }) => stopProblem(context) !== null,
  },
  actions: {
    write: assign(({ context }, { typed }: { typed: Typed }) => ({
      ...typed,
      imported: typed.yeses === undefined && typed.answers === undefined ? context.imported : null,
      problem: null,
    })),
    take: assign((_, { k, n, from }: { k: number; n: number; from: ImportedFrom }) => ({
      yeses: String(k),
      answers: String(n),
      imported: from,
      problem: null,
    })),
    clear: assign({ yeses: '', answers: '', note: '', reason: '', imported: null, problem: null }),
    tellResult: assign({ problem: ({ context }) => resultProblem(context) }),
    tellReason: assign({ problem: ({ context }) => stopProblem(context) }),
    issue,
  },
}).createMachine({
  id: 'experimentRun',
  context: ({ input }) => ({ ...input, yeses: '', answers: '', note: '', reason: '', imported: null, problem: null }),
  initial: 'watching',
  states: {
    watching: {
      description: 'The answers come in.',
      entry: 'clear',
      on: { 'result.asked': 'reporting', 'stop.asked': 'stopping' },
    },
    reporting: {
      description: 'The founder types how many said yes, of how many.',
      on: {
        'form.changed': { actions: write },
        'form.left': 'watching',
        'file.asked': 'counting',
        'form.submitted': [
          { guard: 'isNoResult', actions: 'tellResult' },
          {
            target: 'ended',
            actions: {
              type: 'issue',
              params: ({ context: { id, yeses, answers, note, imported } }) => ({
                drafts: [
                  experimentDraft('RecordResult', id, {
                    k: countFrom(yeses) ?? 0,
                    n: countFrom(answers) ?? 0,
                    note: note.trim(),
                    ...(imported && { imported }),
                  }),
                ],
              }),
            },
          },
        ],
      },
    },
    counting: {
      description: 'The responses of another tool are counted from a file.',
      on: {
        'file.left': 'reporting',
        'responses.counted': { target: 'reporting', actions: { type: 'take', params: ({ event }) => event } },
      },
    },
    stopping: {
      description: 'The founder says why it is stopped.',
      on: {
        'form.changed': { actions: write },
        'form.left': 'watching',
        'form.submitted': [
          { guard: 'isNoReason', actions: 'tellReason' },
          {
            target: 'ended',
            actions: {
              type: 'issue',
              params: ({ context: { id, reason } }) => ({
                drafts: [experimentDraft('StopExperiment', id, { reason: reason.trim() })],
              }),
            },
          },
        ],
      },
    },
    ended: { type: 'final', description: 'It is over; the server judges it.' },
  },
});

export type ExperimentRunActor = ActorRefFrom<typeof experimentRunMachine>;
