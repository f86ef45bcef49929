import { type ActorRefFrom, assign, setup } from 'xstate';
import { intakeStreamOf } from '#domain/intake/intake.ts';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { issue } from '../issue.ts';
import {
  type EntryRef,
  everybody,
  newestFirst,
  type PeopleColumn,
  type PeopleFilter,
  type PeopleOrder,
} from './list-people.ts';

interface PeopleListContext {
  readonly filter: PeopleFilter;
  readonly order: PeopleOrder;
  /** Ids of entries. */
  readonly selected: readonly string[];
  /** Entries that are about to be excluded, or whose people are about to be erased. */
  readonly chosen: readonly EntryRef[];
  readonly reason: string;
  /** About the one who is chosen, as it is typed. */
  readonly note: string;
  /** A reason is asked for once more. */
  readonly isReasonMissing: boolean;
}

export type PeopleListEvent =
  | { readonly type: 'filter.changed'; readonly change: Partial<PeopleFilter> }
  | { readonly type: 'filter.cleared' }
  | { readonly type: 'order.chosen'; readonly column: PeopleColumn }
  | { readonly type: 'selection.changed'; readonly selected: readonly string[] }
  | { readonly type: 'exclusion.asked'; readonly entries: readonly EntryRef[] }
  | { readonly type: 'reason.changed'; readonly text: string }
  | { readonly type: 'exclusion.submitted' }
  | { readonly type: 'entries.included'; readonly entries: readonly EntryRef[] }
  | { readonly type: 'note.asked'; readonly entry: EntryRef; readonly note: string }
  | { readonly type: 'note.changed'; readonly text: string }
  | { readonly type: 'note.submitted' }
  | { readonly type: 'erasure.asked'; readonly entries: readonly EntryRef[] }
  /** With all that their people have sent in the project. */
  | { readonly type: 'erasure.confirmed'; readonly entries: readonly EntryRef[] }
  | { readonly type: 'question.left' };

const inclusions = (entries: readonly EntryRef[]): readonly CommandDraft[] =>
  entries.map(({ pageId, entryId }) => ({ type: 'IncludeEntry', stream: intakeStreamOf(pageId), data: { entryId } }));

const exclusions = ({ chosen, reason }: PeopleListContext): readonly CommandDraft[] =>
  chosen.map(({ pageId, entryId }) => ({
    type: 'ExcludeEntry',
    stream: intakeStreamOf(pageId),
    data: { entryId, reason: reason.trim() },
  }));

const notes = ({ chosen, note }: PeopleListContext): readonly CommandDraft[] =>
  chosen.map(({ pageId, entryId }) => ({
    type: 'NotePerson',
    stream: intakeStreamOf(pageId),
    data: { entryId, note: note.trim() },
  }));

const erasures = (entries: readonly EntryRef[]): readonly CommandDraft[] =>
  entries.map(({ pageId, entryId }) => ({ type: 'ErasePerson', stream: intakeStreamOf(pageId), data: { entryId } }));

/** Returns the order after a press on a column: a second press reverses it; times begin with the latest. */
const turned = (before: PeopleOrder, column: PeopleColumn): PeopleOrder => ({
  column,
  isDescending: before.column === column ? !before.isDescending : column === 'received',
});

/**
 * The people of a project as a list: who of them is shown, and what is done with some. Whoever is no longer shown is no
 * longer selected. Action to provide: `offerUndo`, with what takes an exclusion back.
 */
export const peopleListMachine = setup({
  types: {
    context: {} as PeopleListContext,
    events: {} as PeopleListEvent,
    input: {} as { readonly pageId: string | null },
  },
  guards: {
    hasNoReason: ({ context }) => context.reason.trim() === '',
    isSomebody: (_, { entries }: { entries: readonly EntryRef[] }) => entries.length > 0,
  },
  actions: {
    narrow: assign(({ context }, { change }: { change: Partial<PeopleFilter> }) => ({
      filter: { ...context.filter, ...change },
      selected: [],
    })),
    showAll: assign({ filter: everybody, selected: [] }),
    sort: assign(({ context }, { column }: { column: PeopleColumn }) => ({ order: turned(context.order, column) })),
    select: assign((_, { selected }: { selected: readonly string[] }) => ({ selected })),
    deselect: assign({ selected: [] }),
    take: assign((_, { entries }: { entries: readonly EntryRef[] }) => ({ chosen: entries })),
    write: assign((_, { text }: { text: string }) => ({ reason: text, isReasonMissing: false })),
    openNote: assign((_, { entry, note }: { entry: EntryRef; note: string }) => ({ chosen: [entry], note })),
    writeNote: assign((_, { text }: { text: string }) => ({ note: text })),
    askForReason: assign({ isReasonMissing: true }),
    forget: assign({ chosen: [], reason: '', note: '', isReasonMissing: false }),
    issue,
    offerUndo: (_, _params: { readonly drafts: readonly CommandDraft[] }) => {},
  },
}).createMachine({
  id: 'peopleList',
  context: ({ input: { pageId } }) => ({
    filter: { ...everybody, pageId },
    order: newestFirst,
    selected: [],
    chosen: [],
    reason: '',
    note: '',
    isReasonMissing: false,
  }),
  initial: 'listing',
  on: {
    'filter.changed': { actions: { type: 'narrow', params: ({ event }) => event } },
    'filter.cleared': { actions: 'showAll' },
    'order.chosen': { actions: { type: 'sort', params: ({ event }) => event } },
    'selection.changed': { actions: { type: 'select', params: ({ event }) => event } },
  },
  states: {
    listing: {
      description: 'The list can be read, narrowed and sorted.',
      entry: 'forget',
      on: {
        'exclusion.asked': {
          guard: { type: 'isSomebody', params: ({ event }) => event },
          target: 'excluding',
          actions: { type: 'take', params: ({ event }) => event },
        },
        'erasure.asked': {
          guard: { type: 'isSomebody', params: ({ event }) => event },
          target: 'confirmingErasure',
          actions: { type: 'take', params: ({ event }) => event },
        },
        'note.asked': { target: 'noting', actions: { type: 'openNote', params: ({ event }) => event } },
        'entries.included': {
          guard: { type: 'isSomebody', params: ({ event }) => event },
          actions: [{ type: 'issue', params: ({ event }) => ({ drafts: inclusions(event.entries) }) }, 'deselect'],
        },
      },
    },
    excluding: {
      description: 'Asks why somebody shall not count.',
      on: {
        'reason.changed': { actions: { type: 'write', params: ({ event }) => event } },
        'question.left': 'listing',
        'exclusion.submitted': [
          { guard: 'hasNoReason', actions: 'askForReason' },
          {
            target: 'listing',
            actions: [
              { type: 'issue', params: ({ context }) => ({ drafts: exclusions(context) }) },
              { type: 'offerUndo', params: ({ context }) => ({ drafts: inclusions(context.chosen) }) },
              'deselect',
            ],
          },
        ],
      },
    },
    noting: {
      description: 'Something is written about somebody.',
      on: {
        'note.changed': { actions: { type: 'writeNote', params: ({ event }) => event } },
        'question.left': 'listing',
        'note.submitted': {
          target: 'listing',
          actions: { type: 'issue', params: ({ context }) => ({ drafts: notes(context) }) },
        },
      },
    },
    confirmingErasure: {
      description: 'Asks before what somebody has sent is deleted everywhere, which nothing brings back.',
      on: {
        'question.left': 'listing',
        'erasure.confirmed': {
          target: 'listing',
          actions: [{ type: 'issue', params: ({ event }) => ({ drafts: erasures(event.entries) }) }, 'deselect'],
        },
      },
    },
  },
});

export type PeopleListActor = ActorRefFrom<typeof peopleListMachine>;
