import { type ActorRefFrom, assign, setup } from 'xstate';
import { type Direction, type Evidence, type Ledger, ledgerLimits } from '#domain/ledger/ledger.ts';
import { type CommandDraft, ledgerDraft } from '#domain/log/command-draft.ts';
import { eachPart } from '#domain/log/parts.ts';
import { issue } from '../issue.ts';
import { weightOfSaidBy } from '../validate/record-quote.machine.ts';

interface MarkVerbatimsInput {
  readonly projectId: string;
  /** The assumption that sentences are judged for at first; null if there is none. */
  readonly assumptionId: string | null;
}

interface MarkVerbatimsContext extends MarkVerbatimsInput {
  /** The mark that was pressed last, to be announced. */
  readonly pressed: Direction | 'none' | null;
}

/** Evidence that a sentence already is for the chosen assumption. */
export type MarkedAs = Pick<Evidence, 'id' | 'direction'>;

export type MarkVerbatimsEvent =
  | { readonly type: 'assumption.chosen'; readonly assumptionId: string }
  | {
      readonly type: 'mark.pressed';
      readonly mark: Direction;
      readonly before: MarkedAs | null;
      /** The sentence, as `verbatimId` names it. */
      readonly quoteId: string;
      /** A UUID for the evidence that may come of it. */
      readonly evidenceId: string;
      /** Text for the ledger. It quotes nobody, since evidence is never erased. */
      readonly text: string;
      /** Where the answer can be read. */
      readonly url: string;
    }
  | { readonly type: 'unmark.pressed'; readonly before: MarkedAs | null }
  | { readonly type: 'reader.left' };

type Pressed = Extract<MarkVerbatimsEvent, { readonly type: 'mark.pressed' }>;

const remark = 'Marked again';
const unmark = 'Mark removed';

function commandsForMark(
  { projectId, assumptionId }: MarkVerbatimsContext,
  { mark: direction, before, quoteId, evidenceId, text, url }: Pressed,
): readonly CommandDraft[] {
  if (assumptionId === null || before?.direction === direction) return [];
  const rung = 'anecdote' as const;
  return [
    ...commandsForUnmark(projectId, before, remark),
    ledgerDraft('RecordEvidence', projectId, {
      ...{ evidenceId, assumptionId, direction, rung, weight: weightOfSaidBy['1'], quoteId },
      text: text.slice(0, ledgerLimits.evidenceText),
      ...(url.length <= ledgerLimits.url && { url }),
    }),
  ];
}

const commandsForUnmark = (projectId: string, before: MarkedAs | null, reason = unmark): readonly CommandDraft[] =>
  before === null ? [] : [ledgerDraft('WithdrawEvidence', projectId, { evidenceId: before.id, reason })];

/** Returns the marks that count, for the sentences that a ledger names, by sentence and assumption: `markKey`. */
export const marksIn = (ledger: Ledger): ReadonlyMap<string, MarkedAs> =>
  new Map(
    [...eachPart(ledger.evidence)].flatMap((each) =>
      each.quoteId !== null && each.superseded === null ? [[markKey(each.quoteId, each.assumptionId), each]] : [],
    ),
  );

/** How many sentences were marked, by what the mark says. */
export type MarkTally = Readonly<Record<'for' | 'against' | 'neither', number>>;

/** Counts the marks on the answers to one question, for all assumptions. */
export function tallyOf(ledger: Ledger, quoteIds: ReadonlySet<string>): MarkTally {
  const tally = { for: 0, against: 0, neither: 0 };
  for (const { quoteId, direction, superseded } of eachPart(ledger.evidence)) {
    if (quoteId === null || superseded !== null || !quoteIds.has(quoteId)) continue;
    tally[direction === 0 ? 'neither' : direction === 1 ? 'for' : 'against'] += 1;
  }
  return tally;
}

export const markKey = (quoteId: string, assumptionId: string): string => `${quoteId} ${assumptionId}`;

/**
 * Marks sentences of written answers for, against or neither: each mark is evidence of the rung anecdote, one customer's.
 */
export const markVerbatimsMachine = setup({
  types: {
    input: {} as MarkVerbatimsInput,
    context: {} as MarkVerbatimsContext,
    events: {} as MarkVerbatimsEvent,
  },
  guards: { canMark: ({ context }) => context.assumptionId !== null },
  actions: {
    choose: assign((_, { assumptionId }: { assumptionId: string }) => ({ assumptionId, pressed: null })),
    tell: assign((_, { mark }: { mark: Direction | 'none' }) => ({ pressed: mark })),
    issue,
  },
}).createMachine({
  id: 'markVerbatims',
  context: ({ input }) => ({ ...input, pressed: null }),
  initial: 'marking',
  states: {
    marking: {
      description: 'Sentences are marked for the chosen assumption.',
      on: {
        'assumption.chosen': { actions: { type: 'choose', params: ({ event }) => event } },
        'mark.pressed': {
          guard: 'canMark',
          actions: [
            { type: 'tell', params: ({ event: { mark } }) => ({ mark }) },
            { type: 'issue', params: ({ context, event }) => ({ drafts: commandsForMark(context, event) }) },
          ],
        },
        'unmark.pressed': {
          guard: 'canMark',
          actions: [
            { type: 'tell', params: { mark: 'none' } },
            {
              type: 'issue',
              params: ({ context, event }) => ({ drafts: commandsForUnmark(context.projectId, event.before) }),
            },
          ],
        },
        'reader.left': 'left',
      },
    },
    left: { type: 'final', description: 'What was marked is evidence.' },
  },
});

export type MarkVerbatimsActor = ActorRefFrom<typeof markVerbatimsMachine>;
