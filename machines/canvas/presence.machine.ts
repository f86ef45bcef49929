import { assign, setup } from 'xstate';
import type { Point } from '#domain/canvas/canvas-node.ts';
import { presenceLimits } from '#domain/presence/presence.ts';

/** Where one browser of the founder is on a canvas. */
export interface Presence {
  readonly canvas: string;
  /** In words for the founder. */
  readonly device: string;
  /** In the scene; null while the pointer is elsewhere. */
  readonly cursor: Point | null;
  readonly selected: readonly string[];
}

interface Other {
  readonly presence: Presence;
  /** How often it was looked after since it last said something. */
  readonly silence: number;
}

interface PresenceContext extends Presence {
  /** By connection. */
  readonly others: Readonly<Record<string, Other>>;
}

export type PresenceEvent =
  | { readonly type: 'cursor.moved'; readonly cursor: Point | null }
  | { readonly type: 'selection.told'; readonly selected: readonly string[] }
  /** Null when it is gone. */
  | { readonly type: 'other.heard'; readonly from: string; readonly presence: Presence | null }
  | { readonly type: 'connection.lost' };

/** So many rounds without a word, and another browser is taken for gone. */
const silenceMax = 3;

const own = ({ context: { canvas, device, cursor, selected } }: { context: PresenceContext }) => ({
  presence: { canvas, device, cursor, selected },
});
const saying = { type: 'say' as const, params: own };

/**
 * The founder's other browsers on the same canvas, and this one as they see it. Nothing of it is stored. Action to
 * provide: `say`, which may drop what it cannot send, since the next one says it better.
 */
export const presenceMachine = setup({
  types: {
    input: {} as Pick<Presence, 'canvas' | 'device'>,
    context: {} as PresenceContext,
    events: {} as PresenceEvent,
  },
  actions: {
    move: assign((_, { cursor }: { cursor: Point | null }) => ({ cursor })),
    choose: assign((_, { selected }: { selected: readonly string[] }) => ({
      selected: selected.slice(0, presenceLimits.selected),
    })),
    hear: assign(({ context }, { from, presence }: { from: string; presence: Presence | null }) => {
      const { [from]: _, ...others } = context.others;
      const isHere = presence?.canvas === context.canvas;
      return { others: isHere ? { ...others, [from]: { presence, silence: 0 } } : others };
    }),
    lookAfter: assign(({ context: { others } }) => ({
      others: Object.fromEntries(
        Object.entries(others)
          .filter(([, { silence }]) => silence + 1 < silenceMax)
          .map(([from, other]) => [from, { ...other, silence: other.silence + 1 }]),
      ),
    })),
    forgetOthers: assign({ others: {} }),
    say: (_, _params: { readonly presence: Presence }) => {},
  },
  delays: { pause: 60, sayAgain: presenceLimits.sayAgainMs, round: presenceLimits.othersMs / silenceMax },
}).createMachine({
  id: 'presence',
  context: ({ input: { canvas, device } }) => ({ canvas, device, cursor: null, selected: [], others: {} }),
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
          },
        },
        paused: {
          description: 'Something was said a moment ago.',
          after: { pause: 'quiet' },
          on: {
            'cursor.moved': { target: 'behind', actions: { type: 'move', params: ({ event }) => event } },
            'selection.told': { target: 'behind', actions: { type: 'choose', params: ({ event }) => event } },
          },
        },
        behind: {
          description: 'More is to be said: the newest, after the pause.',
          after: { pause: { target: 'paused', actions: saying } },
          on: {
            'cursor.moved': { actions: { type: 'move', params: ({ event }) => event } },
            'selection.told': { actions: { type: 'choose', params: ({ event }) => event } },
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
