import { type ActorRefFrom, assign, setup } from 'xstate';
import { readCapture } from '#domain/idea/read-capture.ts';
import { shortenTitle } from '#domain/idea/shorten-title.ts';
import { decideCommand } from '#domain/log/decide-command.ts';
import type { Rejection } from '#domain/log/decision.ts';
import { captureWishes } from './capture-wishes.ts';
import type { Wish } from './wish.ts';

/** More lines at once are a table, for which there is the import. */
export const linesAtMost = 500;

interface IdeaCaptureContext {
  readonly draft: string;
  readonly reason: Rejection | null;
  /** The title captured last, to be announced. */
  readonly captured: string | null;
  /** How many ideas came of the lines pasted last, to be announced; 0 after a single one. */
  readonly capturedLines: number;
  /** Pasted at once, each an idea if the founder says so. */
  readonly lines: readonly string[];
}

export type IdeaCaptureEvent =
  | { readonly type: 'draft.changed'; readonly text: string }
  /** `ideaId` is a UUID for the idea that may come of it. */
  | { readonly type: 'draft.submitted'; readonly ideaId: string }
  /** `text` is what the field would hold, with its line breaks. */
  | { readonly type: 'lines.pasted'; readonly text: string }
  /** A UUID for each line. */
  | { readonly type: 'lines.confirmed'; readonly ideaIds: readonly string[] }
  /** They are one line after all. */
  | { readonly type: 'lines.joined' }
  | { readonly type: 'lines.left' };

const linesOf = (text: string): readonly string[] =>
  text
    .split(/\r\n?|\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** As `captureWishes`; what is too long for a title becomes the pitch as a whole. */
const wishesOfLine = (line: string, ideaId: string): readonly Wish[] =>
  captureWishes(line, ideaId).map((wish) =>
    wish.type === 'CaptureIdea' ? { ...wish, data: shortenTitle(wish.data) } : wish,
  );

function reasonAgainst(line: string, ideaId: string): Rejection | null {
  const [captured] = captureWishes(line, ideaId);
  const decision = captured && decideCommand(undefined, { ...captured, id: '', at: '' });
  return decision?.kind === 'rejected' ? decision.reason : null;
}

/**
 * One line that becomes an idea, with its `#tags` and its `@audience`; several, pasted at once, become as many after one
 * question. What cannot be captured stays in the field. Action to provide: `issue`.
 */
export const ideaCaptureMachine = setup({
  types: { context: {} as IdeaCaptureContext, events: {} as IdeaCaptureEvent },
  guards: {
    isRefused: ({ context }, { ideaId }: { ideaId: string }) => reasonAgainst(context.draft, ideaId) !== null,
    areSeveral: (_, { text }: { text: string }) => linesOf(text).length > 1,
    areFew: ({ context }) => context.lines.length <= linesAtMost,
  },
  actions: {
    rememberDraft: assign({ draft: (_, { text }: { text: string }) => text }),
    rememberLine: assign({ draft: (_, { text }: { text: string }) => linesOf(text).join(' ') }),
    rememberLines: assign({ lines: (_, { text }: { text: string }) => linesOf(text) }),
    joinLines: assign({ draft: ({ context }) => context.lines.join(' ') }),
    forgetLines: assign({ lines: [] }),
    showReason: assign({
      reason: ({ context }, { ideaId }: { ideaId: string }) => reasonAgainst(context.draft, ideaId),
      captured: null,
    }),
    forgetReason: assign({ reason: null }),
    issue: (_, _params: { readonly wishes: readonly Wish[] }) => {},
    startAnew: assign({
      captured: ({ context }) => readCapture(context.draft).title,
      capturedLines: 0,
      draft: '',
    }),
    countLines: assign({
      captured: ({ context }) => context.lines.at(-1) ?? null,
      capturedLines: ({ context }) => context.lines.length,
      draft: '',
    }),
  },
}).createMachine({
  id: 'ideaCapture',
  context: { draft: '', reason: null, captured: null, capturedLines: 0, lines: [] },
  initial: 'editing',
  on: {
    'draft.changed': { target: '.editing', actions: { type: 'rememberDraft', params: ({ event }) => event } },
    'lines.pasted': [
      {
        guard: { type: 'areSeveral', params: ({ event }) => event },
        target: '.asking',
        actions: { type: 'rememberLines', params: ({ event }) => event },
      },
      { target: '.editing', actions: { type: 'rememberLine', params: ({ event }) => event } },
    ],
  },
  states: {
    editing: {
      description: 'The line can be typed on.',
      entry: 'forgetLines',
      on: {
        'draft.submitted': [
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'refused',
            actions: { type: 'showReason', params: ({ event }) => event },
          },
          {
            actions: [
              {
                type: 'issue',
                params: ({ context, event }) => ({ wishes: captureWishes(context.draft, event.ideaId) }),
              },
              'startAnew',
            ],
          },
        ],
      },
    },
    refused: { description: 'Says why the line is no idea yet; typing goes on.', exit: 'forgetReason' },
    asking: {
      description: 'Several lines were pasted: asks once whether each is an idea.',
      on: {
        'lines.confirmed': {
          guard: 'areFew',
          target: 'editing',
          actions: [
            {
              type: 'issue',
              params: ({ context: { lines }, event: { ideaIds } }) => ({
                // Ideas of one moment are listed by their ids: so they stand as they were pasted.
                wishes: lines.flatMap((line, n) => wishesOfLine(line, ideaIds.toSorted()[n] ?? '')),
              }),
            },
            'countLines',
          ],
        },
        'lines.joined': { target: 'editing', actions: 'joinLines' },
        'lines.left': 'editing',
      },
    },
  },
});

export type IdeaCaptureActor = ActorRefFrom<typeof ideaCaptureMachine>;
