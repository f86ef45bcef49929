import { type ActorRefFrom, assign, setup } from 'xstate';
import { type CommandDraft, pageDraft } from '#domain/log/command-draft.ts';
import type { BlockVersion, FieldValue } from '#domain/page/page.ts';
import type { PageCommandData } from '#domain/page/page-commands.ts';
import type { BlockPlace } from '#domain/page/page-outline.ts';
import type { NewBlock } from '#domain/page/page-templates.ts';
import { issue } from '../issue.ts';

/** How wide the page is shown: 360, 768 or 1280 px. */
export const stageWidths = ['phone', 'tablet', 'desktop'] as const;
export type StageWidth = (typeof stageWidths)[number];

/** Whether the page is shown as by day or by night; the system decides unless one is chosen. */
export const stageTones = ['system', 'light', 'dark'] as const;
export type StageTone = (typeof stageTones)[number];

interface PageEditorContext {
  readonly pageId: string;
  /** The block that is worked on; it may be gone by now. */
  readonly selected: string | null;
  readonly width: StageWidth;
  readonly tone: StageTone;
  /** The version that is shown once the page has a version B. */
  readonly version: 'a' | 'b';
}

export type PageEditorEvent =
  | { readonly type: 'block.selected'; readonly id: string | null }
  /** The first of them is selected. */
  | { readonly type: 'blocks.placed'; readonly blocks: readonly NewBlock[] }
  | ({ readonly type: 'block.moved'; readonly id: string } & BlockPlace)
  /** `next` is selected then. */
  | { readonly type: 'block.removed'; readonly id: string; readonly next: string | null }
  | { readonly type: 'block.set'; readonly id: string; readonly field: string; readonly value: FieldValue }
  | { readonly type: 'block.assigned'; readonly id: string; readonly in: BlockVersion }
  /** From now on each version has one of its own: this one stays in A, and the copies are in B. */
  | { readonly type: 'block.split'; readonly id: string; readonly copies: readonly NewBlock[] }
  /** `texts` change with it, as one change. */
  | {
      readonly type: 'page.set';
      readonly change: PageCommandData<'SetPage'>;
      readonly texts?: readonly PageCommandData<'EditBlockText'>[];
    }
  | { readonly type: 'version.added' }
  | { readonly type: 'version.removed' }
  | { readonly type: 'version.shown'; readonly version: 'a' | 'b' }
  | { readonly type: 'width.chosen'; readonly width: StageWidth }
  | { readonly type: 'tone.chosen'; readonly tone: StageTone }
  | { readonly type: 'settings.opened' }
  | { readonly type: 'publishing.opened' }
  | { readonly type: 'history.opened' }
  /** The changes since it was published. */
  | { readonly type: 'changes.opened' }
  /** A block is looked for by its words. */
  | { readonly type: 'adding.asked' }
  /** Another place is asked for the block that is selected. */
  | { readonly type: 'move.asked' }
  | { readonly type: 'overlay.closed' };

const issuing = <Event>(drafts: (pageId: string, event: Event) => readonly CommandDraft[]) => ({
  type: 'issue' as const,
  params: ({ context, event }: { context: PageEditorContext; event: Event }) => ({
    drafts: drafts(context.pageId, event),
  }),
});

type EventOf<Type> = Extract<PageEditorEvent, { readonly type: Type }>;

const moving = issuing((pageId, { id, parent, after }: EventOf<'block.moved'>) => [
  pageDraft('MoveBlocks', pageId, { blocks: [id], parent, after }),
]);

const placing = [
  issuing((id, { blocks }: EventOf<'blocks.placed'>) => [pageDraft('PlaceBlocks', id, { blocks: [...blocks] })]),
  {
    type: 'select' as const,
    params: ({ event }: { event: EventOf<'blocks.placed'> }) => ({ id: event.blocks[0]?.id ?? null }),
  },
];

/** Puts a copied block into version B. Blocks nested in it go where it goes. */
const inVersionB = (copy: NewBlock, n: number): NewBlock => ({ ...copy, in: n === 0 ? 'b' : (copy.in ?? 'both') });

/** Work on one page: what is selected, how it is shown, and what becomes of its blocks. */
export const pageEditorMachine = setup({
  types: {
    context: {} as PageEditorContext,
    events: {} as PageEditorEvent,
    input: {} as { readonly pageId: string },
  },
  actions: {
    select: assign((_, { id }: { id: string | null }) => ({ selected: id })),
    show: assign((_, change: Partial<Pick<PageEditorContext, 'width' | 'tone' | 'version'>>) => change),
    issue,
  },
}).createMachine({
  id: 'pageEditor',
  context: ({ input }) => ({ pageId: input.pageId, selected: null, width: 'desktop', tone: 'system', version: 'a' }),
  initial: 'editing',
  on: {
    'block.selected': { actions: { type: 'select', params: ({ event }) => event } },
    'width.chosen': { actions: { type: 'show', params: ({ event }) => ({ width: event.width }) } },
    'tone.chosen': { actions: { type: 'show', params: ({ event }) => ({ tone: event.tone }) } },
    'version.shown': { actions: { type: 'show', params: ({ event }) => ({ version: event.version }) } },
    'page.set': {
      actions: issuing((id, { change, texts = [] }: EventOf<'page.set'>) => [
        pageDraft('SetPage', id, change),
        ...texts.map((text) => pageDraft('EditBlockText', id, text)),
      ]),
    },
  },
  states: {
    editing: {
      description: 'Blocks are selected, added, moved, changed and removed.',
      on: {
        'blocks.placed': { actions: placing },
        'block.moved': { actions: moving },
        'block.removed': {
          actions: [
            issuing((pageId, { id }: EventOf<'block.removed'>) => [
              pageDraft('RemoveBlocks', pageId, { blocks: [id] }),
            ]),
            { type: 'select', params: ({ event }) => ({ id: event.next }) },
          ],
        },
        'block.set': {
          actions: issuing((pageId, { id: block, field, value }: EventOf<'block.set'>) => [
            pageDraft('SetBlock', pageId, { block, field, value: value as never }),
          ]),
        },
        'block.assigned': {
          actions: issuing((pageId, { id, in: version }: EventOf<'block.assigned'>) => [
            pageDraft('AssignBlocks', pageId, { blocks: [id], in: version }),
          ]),
        },
        'block.split': {
          actions: [
            issuing((pageId, { id, copies }: EventOf<'block.split'>) => [
              pageDraft('AssignBlocks', pageId, { blocks: [id], in: 'a' }),
              pageDraft('PlaceBlocks', pageId, { blocks: copies.map(inVersionB) }),
            ]),
            { type: 'select', params: ({ event }) => ({ id: event.copies[0]?.id ?? null }) },
            { type: 'show', params: { version: 'b' } },
          ],
        },
        'version.added': { actions: issuing((id) => [pageDraft('AddVersionB', id, {})]) },
        'version.removed': {
          actions: [issuing((id) => [pageDraft('RemoveVersionB', id, {})]), { type: 'show', params: { version: 'a' } }],
        },
        'settings.opened': 'setting',
        'publishing.opened': 'publishing',
        'history.opened': 'reviewing',
        'changes.opened': 'comparing',
        'move.asked': 'placing',
        'adding.asked': 'adding',
      },
    },
    setting: {
      description: 'The title, the address, the colors and the goal of the page are chosen.',
      on: { 'overlay.closed': 'editing', 'publishing.opened': 'publishing' },
    },
    publishing: {
      description: 'What is missing before strangers see the page, and what they have seen so far.',
      on: { 'overlay.closed': 'editing', 'settings.opened': 'setting' },
    },
    reviewing: {
      description: 'The page is looked at as it was, and can be led back.',
      on: { 'overlay.closed': 'editing' },
    },
    comparing: {
      description: 'What changed since visitors were shown the page is listed.',
      on: { 'overlay.closed': 'editing', 'history.opened': 'reviewing' },
    },
    adding: {
      description: 'A block is looked for by its words.',
      on: { 'overlay.closed': 'editing', 'blocks.placed': { target: 'editing', actions: placing } },
    },
    placing: {
      description: 'A place is chosen for the block that is selected.',
      on: { 'overlay.closed': 'editing', 'block.moved': { target: 'editing', actions: moving } },
    },
  },
});

export type PageEditorActor = ActorRefFrom<typeof pageEditorMachine>;
