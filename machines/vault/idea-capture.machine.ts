import { type ActorRefFrom, assign, setup } from 'xstate';
import { dropListMarks } from '#domain/idea/drop-list-marks.ts';
import { readCapture } from '#domain/idea/read-capture.ts';
import { shortenTitle } from '#domain/idea/shorten-title.ts';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { decideCommand } from '#domain/log/decide-command.ts';
import type { Rejection } from '#domain/log/decision.ts';
import { issue } from '../issue.ts';
import { commandsForCapture } from './commands-for-capture.ts';

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

/** Without the marks of a list. */
const linesOf = (text: string): readonly string[] =>
  dropListMarks(
    text
      .split(/\r\n?|\n/u)
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  );

/** Like `commandsForCapture`, but a text that is too long for a title becomes the pitch as a whole. */
const commandsOfLine = (line: string, ideaId: string): readonly CommandDraft[] =>
  commandsForCapture(line, ideaId).map((draft) =>
    draft.type === 'CaptureIdea' ? { ...draft, data: shortenTitle(draft.data) } : draft,
  );

function reasonAgainst(line: string, ideaId: string): Rejection | null {
  const [captured] = commandsForCapture(line, ideaId);
  const decision = captured && decideCommand(undefined, { ...captured, id: '', at: '' });
  return decision?.kind === 'rejected' ? decision.reason : null;
}

/**
 * One line that becomes an idea, with its `#tags` and its `@audience`; several, pasted at once, become as many after one
 * question. What cannot be captured stays in the field.
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
    issue,
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
                params: ({ context, event }) => ({ drafts: commandsForCapture(context.draft, event.ideaId) }),
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
                drafts: lines.flatMap((line, n) => commandsOfLine(line, ideaIds.toSorted()[n] ?? '')),
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
