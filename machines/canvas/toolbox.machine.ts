import { assign, raise, sendTo, setup } from 'xstate';
import type { CanvasTool, ToolEvent } from './canvas-events.ts';
import { parentOf } from './parent-of.ts';
import type { PointerEvent, Spot } from './pointer.ts';
import { connectorToolMachine } from './tools/connector-tool.machine.ts';
import { nodeKindOfTool } from './tools/drawn-node.ts';
import { handToolMachine } from './tools/hand-tool.machine.ts';
import { noteToolMachine } from './tools/note-tool.machine.ts';
import { penToolMachine } from './tools/pen-tool.machine.ts';
import { selectToolMachine } from './tools/select-tool.machine.ts';
import { shapeToolMachine } from './tools/shape-tool.machine.ts';
import type { ToolReport } from './tools/tool-report.ts';

interface ToolboxContext {
  readonly tool: CanvasTool;
}

const ofEvent = <Event extends PointerEvent>({ event }: { event: Event }) => ({ event });
const ofReport = <Report extends ToolReport>({ event }: { event: Report }) => ({ report: event });
const ofTool = ({ event }: { event: { readonly tool: CanvasTool } }) => ({ tool: event.tool });
const grabbing = ({ event: { at } }: { event: Spot }) => ({ report: { type: 'camera.grabbed' as const, at } });
/** Reports what was drawn, and takes the select tool for the next press. */
const laidDown = {
  target: 'selecting',
  actions: [
    { type: 'tell' as const, params: ofReport },
    { type: 'take' as const, params: { tool: 'select' as const } },
  ],
};

/**
 * The tool in the founder's hand, one child machine each, always called `tool`. The middle button and the space bar hold
 * the scene whatever the tool. What tools report is passed on.
 */
export const toolboxMachine = setup({
  types: {
    context: {} as ToolboxContext,
    events: {} as ToolEvent | ToolReport,
    tags: {} as 'holding' | 'armed',
    children: {} as { tool: 'selectTool' | 'handTool' | 'shapeTool' | 'connectorTool' | 'noteTool' | 'penTool' },
  },
  actors: {
    selectTool: selectToolMachine,
    handTool: handToolMachine,
    shapeTool: shapeToolMachine,
    connectorTool: connectorToolMachine,
    noteTool: noteToolMachine,
    penTool: penToolMachine,
  },
  guards: {
    isSelect: (_, { tool }: { tool: CanvasTool }) => tool === 'select',
    isHand: (_, { tool }: { tool: CanvasTool }) => tool === 'hand',
    isNote: (_, { tool }: { tool: CanvasTool }) => tool === 'note',
    isPen: (_, { tool }: { tool: CanvasTool }) => tool === 'pen',
    isConnector: (_, { tool }: { tool: CanvasTool }) => tool === 'arrow' || tool === 'line',
    isMain: (_, { button }: { button: number }) => button === 0,
    isMiddle: (_, { button }: { button: number }) => button === 1,
    hasOtherTool: ({ context }) => context.tool !== 'select',
  },
  actions: {
    take: assign((_, { tool }: { tool: CanvasTool }) => ({ tool })),
    layDown: raise({ type: 'tool.chosen', tool: 'select' }),
    tellTool: sendTo('tool', (_, { event }: { event: PointerEvent }) => event),
    tell: sendTo(parentOf, (_, { report }: { report: ToolReport }) => report),
  },
}).createMachine({
  id: 'toolbox',
  context: { tool: 'select' },
  type: 'parallel',
  states: {
    pointer: {
      description: 'Whether the pointer is down, or the scene is held by it.',
      initial: 'up',
      states: {
        up: {
          description: 'It is up.',
          on: {
            'space.held': 'armed',
            'pointer.pressed': [
              {
                guard: { type: 'isMiddle', params: ({ event }) => event },
                target: 'holding',
                actions: { type: 'tell', params: grabbing },
              },
              {
                guard: { type: 'isMain', params: ({ event }) => event },
                target: 'down',
                actions: { type: 'tellTool', params: ofEvent },
              },
            ],
            // Some tools aim while the pointer is up.
            'pointer.moved': { actions: { type: 'tellTool', params: ofEvent } },
            'pointer.cancelled': { actions: { type: 'tellTool', params: ofEvent } },
            'escape.pressed': [
              { guard: 'hasOtherTool', actions: 'layDown' },
              { actions: { type: 'tell', params: { report: { type: 'escape.passed' } } } },
            ],
          },
        },
        down: {
          description: 'The tool works with it.',
          on: {
            'pointer.moved': { actions: { type: 'tellTool', params: ofEvent } },
            'pointer.released': {
              target: 'up',
              actions: { type: 'tellTool', params: ofEvent },
            },
            'pointer.cancelled': {
              target: 'up',
              actions: { type: 'tellTool', params: ofEvent },
            },
            'escape.pressed': {
              target: 'up',
              actions: { type: 'tellTool', params: { event: { type: 'pointer.cancelled' } } },
            },
          },
        },
        armed: {
          description: 'The space bar is held: the pointer would take hold of the scene.',
          on: {
            'space.released': 'up',
            'pointer.pressed': {
              target: 'holding',
              actions: { type: 'tell', params: grabbing },
            },
          },
        },
        holding: {
          description: 'The scene follows the pointer, whatever the tool.',
          exit: { type: 'tell', params: { report: { type: 'camera.released' } } },
          on: {
            'pointer.moved': {
              actions: {
                type: 'tell',
                params: ({ event: { at } }) => ({ report: { type: 'camera.dragged', at } }),
              },
            },
            'pointer.released': 'up',
            'pointer.cancelled': 'up',
            'escape.pressed': 'up',
          },
        },
      },
    },
    tool: {
      description: 'What the pointer is used for.',
      initial: 'selecting',
      on: {
        'selection.changed': { actions: { type: 'tell', params: ofReport } },
        'within.asked': { actions: { type: 'tell', params: ofReport } },
        'editing.asked': { actions: { type: 'tell', params: ofReport } },
        'note.begun': { actions: { type: 'tell', params: ofReport } },
        'camera.grabbed': { actions: { type: 'tell', params: ofReport } },
        'camera.dragged': { actions: { type: 'tell', params: ofReport } },
        'camera.released': { actions: { type: 'tell', params: ofReport } },
        'gesture.ended': { actions: { type: 'tell', params: ofReport } },
        'tool.chosen': [
          {
            guard: { type: 'isSelect', params: ofTool },
            target: '.selecting',
            reenter: true,
            actions: { type: 'take', params: ofTool },
          },
          {
            guard: { type: 'isHand', params: ofTool },
            target: '.grabbing',
            reenter: true,
            actions: { type: 'take', params: ofTool },
          },
          {
            guard: { type: 'isNote', params: ofTool },
            target: '.noting',
            reenter: true,
            actions: { type: 'take', params: ofTool },
          },
          {
            guard: { type: 'isPen', params: ofTool },
            target: '.penning',
            reenter: true,
            actions: { type: 'take', params: ofTool },
          },
          {
            guard: { type: 'isConnector', params: ofTool },
            target: '.connecting',
            reenter: true,
            actions: { type: 'take', params: ofTool },
          },
          { target: '.drawing', reenter: true, actions: { type: 'take', params: ofTool } },
        ],
      },
      states: {
        selecting: {
          description: 'Parts are chosen, moved and changed.',
          invoke: { id: 'tool', src: 'selectTool' },
        },
        grabbing: {
          description: 'The scene is moved.',
          invoke: { id: 'tool', src: 'handTool' },
        },
        drawing: {
          description: 'A shape, a frame or a text is drawn.',
          invoke: {
            id: 'tool',
            src: 'shapeTool',
            input: ({ context: { tool } }) => ({ shape: nodeKindOfTool(tool) }),
          },
          on: { 'gesture.ended': laidDown },
        },
        noting: {
          description: 'A note is placed.',
          invoke: { id: 'tool', src: 'noteTool' },
          on: { 'gesture.ended': laidDown },
        },
        penning: {
          description: 'Lines are drawn freehand, one after the other: the pen stays in the hand.',
          invoke: { id: 'tool', src: 'penTool' },
        },
        connecting: {
          description: 'An arrow or a line is drawn.',
          invoke: {
            id: 'tool',
            src: 'connectorTool',
            input: ({ context: { tool } }) => ({ connector: tool === 'line' ? 'line' : 'arrow' }),
          },
          on: { 'gesture.ended': laidDown },
        },
      },
    },
  },
});
