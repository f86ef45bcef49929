import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Point } from '#domain/canvas/canvas-node.ts';
import { presenceLimits } from '#domain/presence/presence.ts';

/** Where one browser of a member is. */
export interface Presence {
  /** The place that is open: the stream of a canvas, or the address of a screen. */
  readonly where: string;
  /** The label of the field that is written in; null while none is. */
  readonly field: string | null;
  /** In words for the founder. */
  readonly device: string;
  /** In the scene; null while the pointer is elsewhere. */
  readonly cursor: Point | null;
  readonly selected: readonly string[];
}

interface Other {
  /** Whose browser it is. */
  readonly account: string;
  readonly presence: Presence;
  /** How often it was looked after since it last said something. */
  readonly silence: number;
}

interface PresenceContext extends Presence {
  /** By connection. */
  readonly others: Readonly<Record<string, Other>>;
  /** The connection that is followed; null while none is. */
  readonly followed: string | null;
}

export type PresenceEvent =
  | { readonly type: 'cursor.moved'; readonly cursor: Point | null }
  | { readonly type: 'selection.told'; readonly selected: readonly string[] }
  | { readonly type: 'field.entered'; readonly field: string | null }
  /** Follows it, or no longer. */
  | { readonly type: 'face.pressed'; readonly from: string }
  | { readonly type: 'view.moved' }
  /** Null when it is gone. */
  | {
      readonly type: 'other.heard';
      readonly from: string;
      readonly account: string;
      readonly presence: Presence | null;
    }
  | { readonly type: 'connection.lost' };

/** So many rounds without a word, and another browser is taken for gone. */
const silenceMax = 3;

const own = ({ context: { where, field, device, cursor, selected } }: { context: PresenceContext }) => ({
  presence: { where, field, device, cursor, selected },
});
/** Nobody is followed who is gone. */
const stillFollowed = ({ followed }: PresenceContext, others: PresenceContext['others']) => ({
  others,
  followed: followed !== null && Object.hasOwn(others, followed) ? followed : null,
});

const saying = { type: 'say' as const, params: own };

/**
 * The other browsers of the workspace that have the same thing open, and this one as they see it. Nothing of it is stored. Action to
 * provide: `say`, which may drop what it cannot send, since the next one says it better.
 */
export const presenceMachine = setup({
  types: {
    input: {} as Pick<Presence, 'where' | 'device'>,
    context: {} as PresenceContext,
    events: {} as PresenceEvent,
  },
  actions: {
    move: assign((_, { cursor }: { cursor: Point | null }) => ({ cursor })),
    choose: assign((_, { selected }: { selected: readonly string[] }) => ({
      selected: selected.slice(0, presenceLimits.selected),
    })),
    write: assign((_, { field }: { field: string | null }) => ({
      field: field === null ? null : field.slice(0, presenceLimits.field),
    })),
    hear: assign(
      ({ context }, { from, account, presence }: { from: string; account: string; presence: Presence | null }) => {
        // Whoever is here keeps their place, so that no face moves from under a hand.
        if (presence?.where === context.where)
          return stillFollowed(context, { ...context.others, [from]: { account, presence, silence: 0 } });
        const { [from]: _, ...others } = context.others;
        return stillFollowed(context, others);
      },
    ),
    turnTo: assign(({ context }, { from }: { from: string }) => ({
      followed: context.followed === from || !Object.hasOwn(context.others, from) ? null : from,
    })),
    followNobody: assign({ followed: null }),
    lookAfter: assign(({ context }) =>
      stillFollowed(
        context,
        Object.fromEntries(
          Object.entries(context.others)
            .filter(([, { silence }]) => silence + 1 < silenceMax)
            .map(([from, other]) => [from, { ...other, silence: other.silence + 1 }]),
        ),
      ),
    ),
    forgetOthers: assign({ others: {}, followed: null }),
    say: (_, _params: { readonly presence: Presence }) => {},
  },
  delays: { pause: 60, sayAgain: presenceLimits.sayAgainMs, round: presenceLimits.othersMs / silenceMax },
}).createMachine({
  id: 'presence',
  context: ({ input: { where, device } }) => ({
    ...{ where, device, field: null, cursor: null, selected: [], others: {}, followed: null },
  }),
  type: 'parallel',
  states: {
    own: {
      description: 'What the others know of this browser.',
      initial: 'quiet',
      states: {
        quiet: {
          description: 'They know all; it is said again from time to time, so that they know that it is here.',
          after: { sayAgain: { target: 'quiet', reenter: true, actions: saying } },
          on: {
            'cursor.moved': { target: 'paused', actions: [{ type: 'move', params: ({ event }) => event }, saying] },
            'selection.told': { target: 'paused', actions: [{ type: 'choose', params: ({ event }) => event }, saying] },
            'field.entered': { target: 'paused', actions: [{ type: 'write', params: ({ event }) => event }, saying] },
          },
        },
        paused: {
          description: 'Something was said a moment ago.',
          after: { pause: 'quiet' },
          on: {
            'cursor.moved': { target: 'behind', actions: { type: 'move', params: ({ event }) => event } },
            'selection.told': { target: 'behind', actions: { type: 'choose', params: ({ event }) => event } },
            'field.entered': { target: 'behind', actions: { type: 'write', params: ({ event }) => event } },
          },
        },
        behind: {
          description: 'More is to be said: the newest, after the pause.',
          after: { pause: { target: 'paused', actions: saying } },
          on: {
            'cursor.moved': { actions: { type: 'move', params: ({ event }) => event } },
            'selection.told': { actions: { type: 'choose', params: ({ event }) => event } },
            'field.entered': { actions: { type: 'write', params: ({ event }) => event } },
          },
        },
      },
    },
    others: {
      description: 'Who else is here. Those who say nothing for long are taken for gone.',
      initial: 'listening',
      on: {
        'other.heard': { actions: { type: 'hear', params: ({ event }) => event } },
        'connection.lost': { actions: 'forgetOthers' },
        'face.pressed': { actions: { type: 'turnTo', params: ({ event }) => event } },
        'view.moved': { actions: 'followNobody' },
      },
      states: {
        listening: {
          description: 'They are looked after in rounds.',
          after: { round: { target: 'listening', reenter: true, actions: 'lookAfter' } },
        },
      },
    },
  },
});

export type PresenceActor = ActorRefFrom<typeof presenceMachine>;
