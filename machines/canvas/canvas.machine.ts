import { type ActorRefFrom, and, assign, emit, not, sendTo, setup, stateIn } from 'xstate';
import type { Box } from '#domain/canvas/canvas-node.ts';
import { cameraMachine } from './camera.machine.ts';
import type { CanvasChange } from './canvas-change.ts';
import type { CanvasContext, CanvasInput, Nudge, Writing } from './canvas-context.ts';
import type { CanvasEvent, CanvasNews, ToolEvent } from './canvas-events.ts';
import { isAboutSelection, selectedAfter, selectedBy, withoutGone } from './selection.ts';
import { type EditedText, type TextEditingInput, textEditingMachine } from './text-editing.machine.ts';
import { toolboxMachine } from './toolbox.machine.ts';
import type { CameraHold } from './tools/tool-report.ts';
import { changeWriting, noteWritten, writingAfter, writingAnew } from './writing.ts';

type EditingOrder = 'editing.ended' | 'part.gone' | 'part.returned';

const rest: Nudge = { dx: 0, dy: 0 };

const ofEvent = <Event extends ToolEvent>({ event }: { event: Event }) => ({ event });
const ofHold = <Event extends CameraHold>({ event }: { event: Event }) => ({ event });
const ofChange = ({ event: { change } }: { event: { readonly change: CanvasChange } }) => ({ change });
const inputOf = ({ event: { type: _, ...input } }: { event: TextEditingInput & { readonly type: string } }) => ({
  input,
});
const changing = {
  guard: { type: 'canChange' as const, params: ofChange },
  actions: [
    { type: 'change' as const, params: ofChange },
    { type: 'selectMade' as const, params: ofChange },
  ],
};
const ofNote = ({ event }: { event: Extract<CanvasEvent, { type: 'note.begun' }> }) => ({ input: writingAnew(event) });
const moved = ({ context: { nudge } }: { context: CanvasContext }) => ({
  change: { kind: 'moved' as const, ...nudge },
});
const settling = { target: 'resting', actions: [{ type: 'change' as const, params: moved }, 'forgetNudge' as const] };
const ending = { actions: { type: 'tellEditing' as const, params: { type: 'editing.ended' as const } } };

/**
 * The canvas under the founder's hands: what is selected, what keys do to it, and what is written. It knows no scene:
 * events carry what has to be known of it, and a change names what is to be done, for one command or one batch.
 *
 * Its children are told directly what concerns them alone: `camera`, `toolbox`, whose child `tool` has the gesture under
 * way, and `editing`, which hears what is typed. Actions to provide: `change`, which issues one change about
 * `selection` and selects what it has copied, grouped or ungrouped, and `selectWithin`, which answers with `selection.changed`.
 */
export const canvasMachine = setup({
  types: {
    input: {} as CanvasInput,
    context: {} as CanvasContext,
    events: {} as CanvasEvent,
    emitted: {} as CanvasNews,
    tags: {} as 'writing',
    children: {} as { camera: 'camera'; toolbox: 'toolbox'; editing: 'textEditing' },
  },
  actors: { camera: cameraMachine, toolbox: toolboxMachine, textEditing: textEditingMachine },
  guards: {
    hasSelection: ({ context }) => context.selection.length > 0,
    canChange: ({ context }, { change }: { change: CanvasChange }) =>
      !isAboutSelection(change) || context.selection.length > 0,
    edits: (_, { edits }: { edits: boolean }) => edits,
    hasDraft: (_, { draft }: { draft: string | null }) => draft !== null,
    isWrittenUpon: ({ context }, { ids }: { ids: readonly string[] }) => ids.includes(context.editing?.id ?? ''),
    isChanged: (_, { kind }: EditedText) => kind !== 'unchanged',
    isNote: ({ context }, { kind }: EditedText) => context.editing?.node !== undefined && kind === 'worded',
    isNoNote: ({ context }) => context.editing?.node !== undefined,
    isAlone: (_, { isSeries }: { isSeries: boolean }) => !isSeries,
    hasNext: ({ context }) => context.next !== null,
  },
  actions: {
    change: (_, _params: { readonly change: CanvasChange }) => {},
    selectWithin: (_, _params: { readonly box: Box; readonly isAdding: boolean }) => {},
    select: assign((_, { selection }: { selection: readonly string[] }) => ({ selection })),
    selectMade: assign(({ context: { selection } }, { change }: { change: CanvasChange }) => ({
      selection: selectedAfter(selection, change),
    })),
    nudge: assign(({ context: { nudge } }, { dx, dy }: Nudge) => ({ nudge: { dx: nudge.dx + dx, dy: nudge.dy + dy } })),
    forgetNudge: assign({ nudge: rest }),
    write: assign((_, { input }: { input: Writing | null }) => ({ editing: input })),
    writeNext: assign((_, { input }: { input: Writing | null }) => ({ next: input })),
    tellToolbox: sendTo('toolbox', (_, { event }: { event: ToolEvent }) => event),
    tellCamera: sendTo('camera', (_, { event }: { event: CameraHold }) => event),
    tellEditing: sendTo('editing', (_, { type }: { type: EditingOrder }) => ({ type })),
    leave: emit({ type: 'canvas.left' } satisfies CanvasNews),
  },
  delays: { nudgePatience: 600 },
}).createMachine({
  id: 'canvas',
  context: ({ input }) => ({ ...input, selection: [], nudge: rest, editing: null, next: null }),
  type: 'parallel',
  invoke: [
    { id: 'camera', src: 'camera', input: ({ context }) => context.camera },
    { id: 'toolbox', src: 'toolbox' },
  ],
  // What keys have moved is issued before anything else is done: its state comes first.
  states: {
    nudge: {
      description: 'Whether keys are moving the selection.',
      initial: 'resting',
      states: {
        resting: {
          description: 'Whatever was moved is issued.',
          on: {
            'nudge.asked': {
              guard: 'hasSelection',
              target: 'moving',
              actions: { type: 'nudge', params: ({ event }) => event },
            },
          },
        },
        moving: {
          description: 'Key presses are added up, and become one change when the keys rest.',
          always: { guard: not('hasSelection'), target: 'resting', actions: 'forgetNudge' },
          after: { nudgePatience: settling },
          on: {
            'nudge.asked': {
              target: 'moving',
              reenter: true,
              actions: { type: 'nudge', params: ({ event }) => event },
            },
            'nudge.settled': settling,
            'pointer.pressed': settling,
            'selection.changed': settling,
            'change.asked': settling,
            'node.asked': settling,
            'editing.asked': settling,
            'note.begun': settling,
            'tool.chosen': settling,
            'escape.pressed': settling,
          },
        },
      },
    },
    parts: {
      description: 'Which parts are selected, and what is done to them.',
      on: {
        'pointer.pressed': { actions: { type: 'tellToolbox', params: ofEvent } },
        'pointer.moved': { actions: { type: 'tellToolbox', params: ofEvent } },
        'pointer.released': { actions: { type: 'tellToolbox', params: ofEvent } },
        'pointer.cancelled': { actions: { type: 'tellToolbox', params: ofEvent } },
        'space.held': { actions: { type: 'tellToolbox', params: ofEvent } },
        'space.released': { actions: { type: 'tellToolbox', params: ofEvent } },
        'tool.chosen': { actions: { type: 'tellToolbox', params: ofEvent } },
        'escape.pressed': {
          guard: and([stateIn({ nudge: 'resting' }), stateIn({ text: 'idle' })]),
          actions: { type: 'tellToolbox', params: ofEvent },
        },
        'escape.passed': [
          { guard: 'hasSelection', actions: { type: 'select', params: { selection: [] } } },
          { actions: 'leave' },
        ],
        'camera.grabbed': { actions: { type: 'tellCamera', params: ofHold } },
        'camera.dragged': { actions: { type: 'tellCamera', params: ofHold } },
        'camera.released': { actions: { type: 'tellCamera', params: ofHold } },
        'within.asked': { actions: { type: 'selectWithin', params: ({ event }) => event } },
        'selection.changed': {
          actions: {
            type: 'select',
            params: ({ context, event }) => ({ selection: selectedBy(context.selection, event.ids, event.mode) }),
          },
        },
        'parts.gone': {
          actions: {
            type: 'select',
            params: ({ context, event }) => ({ selection: withoutGone(context.selection, event.ids) }),
          },
        },
        'editing.asked': { actions: { type: 'select', params: ({ event }) => ({ selection: [event.id] }) } },
        // Of a series the note before stays selected, and has the keyboard when the series ends.
        'note.begun': {
          guard: { type: 'isAlone', params: ({ event }) => event },
          actions: { type: 'select', params: { selection: [] } },
        },
        'change.asked': changing,
        'gesture.ended': changing,
        'node.asked': {
          actions: [
            { type: 'change', params: ({ event: { node } }) => ({ change: { kind: 'placed', node } }) },
            { type: 'select', params: ({ event: { node } }) => ({ selection: [node.id] }) },
          ],
        },
      },
    },
    text: {
      description: 'Whether something is written upon.',
      initial: 'idle',
      states: {
        idle: {
          description: 'Nothing is.',
          on: {
            'editing.asked': { target: 'writing', actions: { type: 'write', params: inputOf } },
            'note.begun': { target: 'writing', actions: { type: 'write', params: ofNote } },
            'gesture.ended': {
              guard: { type: 'edits', params: ({ event }) => event },
              target: 'writing',
              actions: { type: 'write', params: ({ event }) => ({ input: writingAfter(event.change, '') }) },
            },
            'node.asked': {
              guard: { type: 'hasDraft', params: ({ event }) => event },
              target: 'writing',
              actions: {
                type: 'write',
                params: ({ event: { node, draft } }) => ({
                  input: writingAfter({ kind: 'placed', node }, draft ?? ''),
                }),
              },
            },
          },
        },
        writing: {
          description: 'A text is written in its place. Whatever else is begun keeps it first.',
          tags: 'writing',
          invoke: {
            id: 'editing',
            src: 'textEditing',
            input: ({ context }) => context.editing ?? { id: '', text: '' },
            onDone: [
              {
                guard: { type: 'isNote', params: ({ event }) => event.output },
                target: 'written',
                actions: [
                  {
                    type: 'change',
                    params: ({ context, event }) => ({ change: noteWritten(context.editing?.node, event.output) }),
                  },
                  {
                    type: 'selectMade',
                    params: ({ context, event }) => ({ change: noteWritten(context.editing?.node, event.output) }),
                  },
                ],
              },
              { guard: 'isNoNote', target: 'written' },
              {
                guard: { type: 'isChanged', params: ({ event }) => event.output },
                target: 'written',
                actions: [
                  { type: 'change', params: ({ event }) => ({ change: changeWriting(event.output) }) },
                  { type: 'selectMade', params: ({ event }) => ({ change: changeWriting(event.output) }) },
                ],
              },
              { target: 'written' },
            ],
          },
          on: {
            'pointer.pressed': ending,
            'tool.chosen': ending,
            'escape.pressed': ending,
            'editing.asked': { actions: [{ type: 'writeNext', params: inputOf }, ending.actions] },
            'note.begun': { actions: [{ type: 'writeNext', params: ofNote }, ending.actions] },
            'parts.gone': {
              guard: { type: 'isWrittenUpon', params: ({ event }) => event },
              actions: { type: 'tellEditing', params: { type: 'part.gone' } },
            },
            'parts.returned': {
              guard: { type: 'isWrittenUpon', params: ({ event }) => event },
              actions: { type: 'tellEditing', params: { type: 'part.returned' } },
            },
          },
        },
        written: {
          description: 'What was written is on its way.',
          always: [
            {
              guard: 'hasNext',
              target: 'writing',
              actions: [
                { type: 'write', params: ({ context }) => ({ input: context.next }) },
                { type: 'writeNext', params: { input: null } },
              ],
            },
            { target: 'idle', actions: { type: 'write', params: { input: null } } },
          ],
        },
      },
    },
  },
});

export type CanvasActor = ActorRefFrom<typeof canvasMachine>;
