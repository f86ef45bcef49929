import { type ActorRefFrom, assign, setup } from 'xstate';
import type { DecisionKind } from '#domain/ledger/ledger.ts';

export interface DecisionFields {
  readonly kind: DecisionKind | null;
  readonly reason: string;
  /** What would change the founder's mind. */
  readonly reversedBy: string;
  /** As in 2026-11-23, or empty. */
  readonly askAgainOn: string;
  /** Of the idea that a pivot leads to. */
  readonly title: string;
  /** Of the assumptions that a pivot takes along, by id, as the founder wrote them; see `wordingToTake` for the others. */
  readonly wordings: Readonly<Record<string, string>>;
}

/** What a decision lacks. */
export type DecisionGap = 'kind' | 'reason' | 'reversedBy' | 'title';

interface DecideContext extends DecisionFields {
  /** The version of the ledger that the founder looks at. */
  readonly seenVersion: number;
  readonly missing: DecisionGap | null;
}

export type DecideEvent =
  | { readonly type: 'decision.changed'; readonly change: Partial<DecisionFields> }
  /** The ledger is at `version`; its evidence changed last at `evidenceVersion`. */
  | { readonly type: 'ledger.changed'; readonly version: number; readonly evidenceVersion: number }
  | { readonly type: 'ledger.seen'; readonly version: number }
  | { readonly type: 'decision.submitted' };

function gapIn({ kind, reason, reversedBy, title }: DecisionFields): DecisionGap | null {
  if (kind === null) return 'kind';
  if (kind === 'pivot' && title.trim() === '') return 'title';
  if (reason.trim() === '') return 'reason';
  return (kind === 'kill' || kind === 'pause') && reversedBy.trim() === '' ? 'reversedBy' : null;
}

/**
 * A decision stands on what the founder has seen: evidence that comes meanwhile is shown first, and the decision asked
 * for again. Action to provide: `record`, which makes one change of it.
 */
export const decideMachine = setup({
  types: {
    context: {} as DecideContext,
    events: {} as DecideEvent,
    input: {} as { readonly version: number },
  },
  guards: {
    hasGap: ({ context }) => gapIn(context) !== null,
    isNews: ({ context }, { evidenceVersion }: { evidenceVersion: number }) => evidenceVersion > context.seenVersion,
  },
  actions: {
    write: assign((_, { change }: { change: Partial<DecisionFields> }) => ({ ...change, missing: null })),
    see: assign((_, { version }: { version: number }) => ({ seenVersion: version })),
    showGap: assign({ missing: ({ context }) => gapIn(context) }),
    record: (_, _decision: DecisionFields & { readonly seenVersion: number }) => {},
  },
}).createMachine({
  id: 'decide',
  context: ({ input: { version } }) => ({
    ...{ kind: null, reason: '', reversedBy: '', askAgainOn: '', title: '', wordings: {} },
    seenVersion: version,
    missing: null,
  }),
  initial: 'deciding',
  on: { 'decision.changed': { actions: { type: 'write', params: ({ event }) => event } } },
  states: {
    deciding: {
      description: 'What is known is on the screen, and the decision is written.',
      on: {
        'ledger.changed': [
          { guard: { type: 'isNews', params: ({ event }) => event }, target: 'overtaken' },
          { actions: { type: 'see', params: ({ event }) => event } },
        ],
        'decision.submitted': [
          { guard: 'hasGap', actions: 'showGap' },
          {
            target: 'decided',
            actions: { type: 'record', params: ({ context: { missing: _, ...decision } }) => decision },
          },
        ],
      },
    },
    overtaken: {
      description: 'New evidence came: it is shown before anything is decided.',
      on: { 'ledger.seen': { target: 'deciding', actions: { type: 'see', params: ({ event }) => event } } },
    },
    decided: { type: 'final', description: 'The decision is on its way.' },
  },
});

export type DecideActor = ActorRefFrom<typeof decideMachine>;
