import { type ActorRefFrom, assign, setup } from 'xstate';
import type { DecisionKind, DecisionMade } from '#domain/ledger/ledger.ts';
import type { OngoingPart } from '#domain/ledger/ongoing.ts';
import { type ChosenOngoing, chooseOngoing } from './ongoing-choices.ts';

export interface DecisionFields {
  readonly kind: DecisionKind | null;
  readonly reason: string;
  /** Facts that would change the founder's mind. */
  readonly reversedBy: string;
  /** Date in the form 2026-11-23, or empty; undefined while a part of one is typed. */
  readonly askAgainOn: string | undefined;
  /** Title of the idea that a pivot leads to. */
  readonly title: string;
  /** Pitch of that idea; the old one until it is changed. */
  readonly pitch: string;
  /** The founder's wordings for assumptions that a pivot takes along, by id; see `wordingToTake` for the others. */
  readonly wordings: Readonly<Record<string, string>>;
}

/** A decision as it is recorded. */
export interface SubmittedDecision extends DecisionFields {
  readonly decisionId: string;
  /** The version of the ledger that the founder looks at. */
  readonly seenVersion: number;
  /** Ongoing parts when the founder decided. */
  readonly ongoing: readonly OngoingPart[];
  readonly chosen: ChosenOngoing;
}

/** A field that a decision lacks, or has only a part of. */
export type DecisionGap = 'kind' | 'reason' | 'reversedBy' | 'title' | 'askAgainOn';

/** Kind of news since: evidence, or a test, page or survey that is ongoing. */
export type DecisionNews = 'evidence' | 'ongoing';

interface DecideInput {
  readonly version: number;
  readonly pitch: string;
  readonly ongoing: readonly OngoingPart[];
}

interface DecideContext extends SubmittedDecision {
  readonly missing: DecisionGap | null;
  /** Null unless something is to be looked at first. */
  readonly news: DecisionNews | null;
  /** Why the server has rejected the last one, if that was for a reason that no second look removes. */
  readonly rejection: string | null;
  /** The decision as the ledger had it last; null until it had it. */
  readonly made: DecisionMade | null;
}

export type DecideEvent =
  | { readonly type: 'decision.changed'; readonly change: Partial<DecisionFields> }
  /** Whether one thing that is ongoing goes on under the new idea. */
  | { readonly type: 'ongoing.chosen'; readonly id: string; readonly goesOn: boolean }
  /** The ledger is at `version`; its evidence changed last at `evidenceVersion`. */
  | { readonly type: 'ledger.changed'; readonly version: number; readonly evidenceVersion: number }
  | { readonly type: 'ongoing.changed'; readonly ongoing: readonly OngoingPart[] }
  | { readonly type: 'news.seen'; readonly version: number }
  /** The id of the decision, which only the outside can give. */
  | { readonly type: 'decision.submitted'; readonly decisionId: string }
  /** The ledger has these decisions. */
  | { readonly type: 'decisions.changed'; readonly decisions: readonly DecisionMade[] }
  /** The server has rejected it; it may know reasons that this version does not. */
  | { readonly type: 'decision.rejected'; readonly reason: string }
  /** Another decision is to be made; the idea reads so by now. */
  | { readonly type: 'decision.resumed'; readonly version: number; readonly pitch: string };

/** Returns the news because of which the server rejected a decision; null for any other reason. */
function newsBehind(reason: string): DecisionNews | null {
  if (reason === 'ledger-moved') return 'evidence';
  return reason === 'ongoing-changed' ? 'ongoing' : null;
}

function gapIn({ kind, reason, reversedBy, askAgainOn, title }: DecisionFields): DecisionGap | null {
  if (kind === null) return 'kind';
  if (kind === 'pivot' && title.trim() === '') return 'title';
  if (reason.trim() === '') return 'reason';
  if (kind !== 'kill' && kind !== 'pause') return null;
  if (reversedBy.trim() === '') return 'reversedBy';
  return askAgainOn === undefined ? 'askAgainOn' : null;
}

const blank = ({ version, pitch, ongoing }: DecideInput): DecideContext => ({
  ...{ kind: null, reason: '', reversedBy: '', askAgainOn: '', title: '', pitch, wordings: {} },
  ...{ decisionId: '', seenVersion: version, ongoing, chosen: {}, missing: null, news: null, rejection: null },
  made: null,
});

/**
 * A decision stands on what the founder has seen: evidence that comes meanwhile is shown first, as is what a pivot would
 * end or take along, and the decision asked for again. So it is if the server rejects it for
 * that; if for another reason, that is shown. Action to provide: `record`, which makes one change of it.
 */
export const decideMachine = setup({
  types: {
    context: {} as DecideContext,
    events: {} as DecideEvent,
    input: {} as DecideInput,
  },
  guards: {
    hasGap: ({ context }) => gapIn(context) !== null,
    isNews: ({ context }, { evidenceVersion }: { evidenceVersion: number }) => evidenceVersion > context.seenVersion,
    isOvertaken: (_, { reason }: { reason: string }) => newsBehind(reason) !== null,
    hasBegun: ({ context: { kind, ongoing: seen } }, { ongoing }: { ongoing: readonly OngoingPart[] }) =>
      kind === 'pivot' && ongoing.some(({ id }) => !seen.some((each) => each.id === id)),
  },
  actions: {
    write: assign((_, { change }: { change: Partial<DecisionFields> }) => ({ ...change, missing: null })),
    choose: assign(({ context: { ongoing, chosen } }, { id, goesOn }: { id: string; goesOn: boolean }) => ({
      chosen: chooseOngoing(ongoing, chosen, id, goesOn),
    })),
    name: assign((_, { decisionId }: { decisionId: string }) => ({ decisionId, made: null })),
    /** Keeps a waiting decision: news takes it out of the ledger before the server has rejected it. */
    keep: assign(({ context: { decisionId, made } }, { decisions }: { decisions: readonly DecisionMade[] }) => ({
      made: decisions.find(({ id }) => id === decisionId) ?? made,
    })),
    see: assign((_, { version }: { version: number }) => ({ seenVersion: version })),
    hear: assign((_, { ongoing }: { ongoing: readonly OngoingPart[] }) => ({ ongoing })),
    note: assign((_, news: DecisionNews | null) => ({ news, rejection: null })),
    showRejection: assign((_, { reason }: { reason: string }) => ({ rejection: reason })),
    forgetRejection: assign({ rejection: null }),
    showGap: assign({ missing: ({ context }) => gapIn(context) }),
    begin: assign(({ context: { ongoing } }, { version, pitch }: { version: number; pitch: string }) =>
      blank({ version, pitch, ongoing }),
    ),
    record: (_, _decision: SubmittedDecision) => {},
  },
}).createMachine({
  id: 'decide',
  context: ({ input }) => blank(input),
  initial: 'deciding',
  states: {
    deciding: {
      description:
        'What is known is on the screen, and the decision is written; perhaps with why the last one was rejected.',
      on: {
        'decision.changed': { actions: { type: 'write', params: ({ event }) => event } },
        'ongoing.chosen': { actions: { type: 'choose', params: ({ event }) => event } },
        'ledger.changed': [
          {
            guard: { type: 'isNews', params: ({ event }) => event },
            target: 'overtaken',
            actions: { type: 'note', params: 'evidence' },
          },
          { actions: { type: 'see', params: ({ event }) => event } },
        ],
        'ongoing.changed': [
          {
            guard: { type: 'hasBegun', params: ({ event }) => event },
            target: 'overtaken',
            actions: [
              { type: 'hear', params: ({ event }) => event },
              { type: 'note', params: 'ongoing' },
            ],
          },
          { actions: { type: 'hear', params: ({ event }) => event } },
        ],
        'decision.submitted': [
          { guard: 'hasGap', actions: 'showGap' },
          {
            target: 'decided',
            actions: [
              { type: 'name', params: ({ event }) => event },
              {
                type: 'record',
                params: ({
                  context: { missing: _missing, news: _news, rejection: _rejection, made: _made, ...decision },
                }) => decision,
              },
              'forgetRejection',
            ],
          },
        ],
      },
    },
    overtaken: {
      description: 'Something came that the decision must stand on: it is shown before anything is decided.',
      on: {
        'decision.changed': { actions: { type: 'write', params: ({ event }) => event } },
        'ongoing.chosen': { actions: { type: 'choose', params: ({ event }) => event } },
        'ongoing.changed': { actions: { type: 'hear', params: ({ event }) => event } },
        'news.seen': {
          target: 'deciding',
          actions: [
            { type: 'see', params: ({ event }) => event },
            { type: 'note', params: null },
          ],
        },
      },
    },
    decided: {
      description: 'The decision is on its way, and is shown as the ledger had it last; another one can be made.',
      on: {
        'decisions.changed': { actions: { type: 'keep', params: ({ event }) => event } },
        'ongoing.changed': { actions: { type: 'hear', params: ({ event }) => event } },
        'decision.rejected': [
          {
            guard: { type: 'isOvertaken', params: ({ event }) => event },
            target: 'overtaken',
            actions: { type: 'note', params: ({ event }) => newsBehind(event.reason) },
          },
          { target: 'deciding', actions: { type: 'showRejection', params: ({ event }) => event } },
        ],
        'decision.resumed': { target: 'deciding', actions: { type: 'begin', params: ({ event }) => event } },
      },
    },
  },
});

export type DecideActor = ActorRefFrom<typeof decideMachine>;
