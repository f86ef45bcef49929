import { assign, setup } from 'xstate';
import type { EdgeHeads, EdgeRoute } from '#domain/canvas/canvas-edge.ts';
import type { PlacedEdge } from './canvas-change.ts';

interface ConnectNodesContext {
  readonly from: string | null;
  readonly to: string | null;
  readonly route: EdgeRoute;
  readonly heads: EdgeHeads;
}

export type ConnectNodesEvent =
  | { readonly type: 'node.chosen'; readonly id: string }
  | { readonly type: 'look.chosen'; readonly route?: EdgeRoute; readonly heads?: EdgeHeads }
  | { readonly type: 'back.asked' }
  /** `id` is the new connector's. */
  | { readonly type: 'connection.confirmed'; readonly id: string }
  | { readonly type: 'parts.gone'; readonly ids: readonly string[] }
  | { readonly type: 'connection.left' };

/** Connecting two nodes without a drag: from lists, by keys or by clicks. Action to provide: `connect`. */
export const connectNodesMachine = setup({
  types: {
    /** The node that is selected; null asks for the first one too. */
    input: {} as { readonly from: string | null },
    context: {} as ConnectNodesContext,
    events: {} as ConnectNodesEvent,
  },
  guards: {
    hasSource: ({ context }) => context.from !== null,
    isOther: ({ context }, { id }: { id: string }) => id !== context.from,
    loses: ({ context }, { ids, end }: { ids: readonly string[]; end: 'from' | 'to' }) =>
      ids.includes(context[end] ?? ''),
  },
  actions: {
    begin: assign((_, { id }: { id: string }) => ({ from: id, to: null })),
    end: assign((_, { id }: { id: string }) => ({ to: id })),
    look: assign(({ context }, { route = context.route, heads = context.heads }: Partial<ConnectNodesContext>) => ({
      route,
      heads,
    })),
    forgetBoth: assign({ from: null, to: null }),
    forgetTarget: assign({ to: null }),
    connect: (_, _params: { readonly edge: PlacedEdge }) => {},
  },
}).createMachine({
  id: 'connectNodes',
  context: ({ input: { from } }) => ({ from, to: null, route: 'straight', heads: 'end' }),
  initial: 'beginning',
  on: {
    'connection.left': '.left',
    'parts.gone': [
      {
        guard: { type: 'loses', params: ({ event: { ids } }) => ({ ids, end: 'from' }) },
        target: '.choosingSource',
        actions: 'forgetBoth',
      },
      {
        guard: { type: 'loses', params: ({ event: { ids } }) => ({ ids, end: 'to' }) },
        target: '.choosingTarget',
        actions: 'forgetTarget',
      },
    ],
  },
  states: {
    beginning: {
      description: 'Whether it is known where the connector begins.',
      always: [{ guard: 'hasSource', target: 'choosingTarget' }, { target: 'choosingSource' }],
    },
    choosingSource: {
      description: 'A node is chosen where the connector begins.',
      on: {
        'node.chosen': { target: 'choosingTarget', actions: { type: 'begin', params: ({ event }) => event } },
      },
    },
    choosingTarget: {
      description: 'Another node is chosen where it ends.',
      on: {
        'node.chosen': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: 'looking',
          actions: { type: 'end', params: ({ event }) => event },
        },
        'back.asked': { target: 'choosingSource', actions: 'forgetBoth' },
      },
    },
    looking: {
      description: 'How it runs, and which ends bear a head.',
      on: {
        'look.chosen': { actions: { type: 'look', params: ({ event: { type: _, ...chosen } }) => chosen } },
        'back.asked': { target: 'choosingTarget', actions: 'forgetTarget' },
        'connection.confirmed': {
          target: 'connected',
          actions: {
            type: 'connect',
            params: ({ context: { from, to, route, heads }, event: { id } }) => ({
              edge: {
                id,
                from: { node: from ?? '', side: 'auto' },
                to: { node: to ?? '', side: 'auto' },
                route,
                heads,
              },
            }),
          },
        },
      },
    },
    connected: { type: 'final', description: 'The connector is on the canvas.' },
    left: { type: 'final', description: 'Nothing was connected.' },
  },
});
