import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup } from 'xstate';
import type { Rejection } from '#domain/log/decision.ts';
import { isNarrowed, wholeVault } from '#domain/vault/idea-query.ts';
import { paramsOfQuery, type VaultAddress } from '#domain/vault/query-params.ts';
import type { IdeaQuery } from '#domain/vault/vault.ts';
import type { ResumedDraft } from './idea-editor.machine.ts';
import type { IdeaVaultChange } from './idea-vault-change.ts';
import type { IdeaVaultEvent, IdeaVaultQuestion, IdeaVaultRequest } from './idea-vault-events.ts';

interface IdeaVaultContext extends VaultAddress {
  readonly selected: readonly string[];
  /** The idea that the editor shows. */
  readonly editing: { readonly id: string; readonly resumed?: ResumedDraft | undefined } | null;
  readonly question: IdeaVaultQuestion | null;
  /** Why the last answer to it is none. */
  readonly reason: Rejection | null;
  /** The address that was written or come to last. */
  readonly known: string;
  /** Addresses that were written and not come to yet, the oldest first. */
  readonly written: readonly string[];
}

interface FilterName {
  readonly id: string;
  readonly name: string;
  readonly query: IdeaQuery;
}

const keyOf = ({ query, view }: VaultAddress): string => JSON.stringify(paramsOfQuery({ query, view }));

/**
 * The vault's query and view, the chosen ideas, and the action in progress. Actions to provide: `writeAddress`,
 * `change`, `saveFilter` and `removeFilter`; requests that others carry out are emitted.
 */
export const ideaVaultMachine = setup({
  types: {
    input: {} as { readonly address: VaultAddress },
    context: {} as IdeaVaultContext,
    events: {} as IdeaVaultEvent,
    emitted: {} as IdeaVaultRequest,
  },
  guards: {
    isElsewhere: ({ context }, { address }: { address: VaultAddress }) => {
      const key = keyOf(address);
      return !context.written.includes(key) && key !== keyOf(context);
    },
    isNews: ({ context }) => keyOf(context) !== context.known,
    isNamed: (_, { tag }: { tag: string }) => tag.trim() !== '',
    leavesList: (_, { change }: { change: IdeaVaultChange }) => change.kind === 'filed',
    isRefused: (_, { reason }: { reason: Rejection | null }) => reason !== null,
  },
  actions: {
    ask: assign(({ context }, change: Partial<IdeaQuery>) => ({
      query: { ...context.query, ...change },
      selected: [],
    })),
    show: assign((_, { view }: Pick<VaultAddress, 'view'>) => ({ view, selected: [] })),
    follow: assign((_, { address }: { address: VaultAddress }) => ({
      ...address,
      known: keyOf(address),
      written: [],
      selected: [],
    })),
    arrive: assign(({ context }, { address }: { address: VaultAddress }) => ({
      written: context.written.slice(context.written.indexOf(keyOf(address)) + 1),
    })),
    expect: assign(({ context }) => ({
      known: keyOf(context),
      written: [...context.written.slice(-9), keyOf(context)],
    })),
    writeAddress: (_, _params: { readonly address: VaultAddress; readonly replace: boolean }) => {},
    select: assign((_, { selected }: { selected: readonly string[] }) => ({ selected })),
    unselect: assign(({ context: { selected } }, { ids }: { ids: readonly string[] }) => {
      const gone = new Set(ids);
      return { selected: selected.filter((id) => !gone.has(id)) };
    }),
    open: assign((_, editing: NonNullable<IdeaVaultContext['editing']>) => ({ editing })),
    close: assign({ editing: null }),
    put: assign((_, { question }: { question: IdeaVaultQuestion }) => ({ question })),
    drop: assign({ question: null, reason: null }),
    showReason: assign((_, { reason }: { reason: Rejection | null }) => ({ reason })),
    change: (_, _params: { readonly ids: readonly string[]; readonly change: IdeaVaultChange }) => {},
    saveFilter: (_, _params: FilterName) => {},
    removeFilter: (_, _params: { readonly id: string }) => {},
    tell: emit((_, draft: IdeaVaultRequest) => draft),
  },
  delays: { typingPatience: 400 },
}).createMachine({
  id: 'ideaVault',
  context: ({ input: { address } }) => ({
    ...address,
    selected: [],
    editing: null,
    question: null,
    reason: null,
    known: keyOf(address),
    written: [],
  }),
  type: 'parallel',
  on: {
    'selection.changed': { actions: { type: 'select', params: ({ event }) => event } },
    'ideas.changed': [
      {
        guard: { type: 'leavesList', params: ({ event }) => event },
        actions: [
          { type: 'change', params: ({ event }) => event },
          { type: 'unselect', params: ({ event }) => event },
        ],
      },
      { actions: { type: 'change', params: ({ event }) => event } },
    ],
    'filter.removed': { actions: { type: 'removeFilter', params: ({ event }) => event } },
    'idea.visited': { actions: { type: 'tell', params: ({ event }) => event } },
    'cell.asked': { actions: { type: 'tell', params: ({ event }) => event } },
    'criteria.asked': { actions: { type: 'tell', params: ({ event }) => event } },
    'idea.duplicated': { actions: { type: 'tell', params: ({ event }) => event } },
    'idea.forkAsked': { actions: { type: 'tell', params: ({ event }) => event } },
    'exploring.asked': { actions: { type: 'tell', params: ({ event }) => event } },
    'comparison.asked': { actions: { type: 'tell', params: ({ event }) => event } },
    'export.asked': { actions: { type: 'tell', params: ({ event }) => event } },
  },
  states: {
    address: {
      description: 'What is shown, and whether the address bar says so yet.',
      initial: 'settled',
      on: {
        'text.changed': { target: '.typing', actions: { type: 'ask', params: ({ event: { text } }) => ({ text }) } },
        'query.changed': { target: '.changed', actions: { type: 'ask', params: ({ event }) => event.change } },
        'view.chosen': { target: '.changed', actions: { type: 'show', params: ({ event }) => event } },
        'address.read': [
          {
            guard: { type: 'isElsewhere', params: ({ event }) => event },
            target: '.settled',
            actions: { type: 'follow', params: ({ event }) => event },
          },
          { actions: { type: 'arrive', params: ({ event }) => event } },
        ],
      },
      states: {
        settled: { description: 'The address bar says what is shown.' },
        typing: {
          description: 'A search is being typed: the address waits for a pause, and takes the place of the last one.',
          after: {
            typingPatience: [
              {
                guard: 'isNews',
                target: 'settled',
                actions: [
                  'expect',
                  { type: 'writeAddress', params: ({ context }) => ({ address: addressOf(context), replace: true }) },
                ],
              },
              { target: 'settled' },
            ],
          },
        },
        changed: {
          description: 'The address follows at once, as a step that the browser can take back.',
          always: [
            {
              guard: 'isNews',
              target: 'settled',
              actions: [
                'expect',
                { type: 'writeAddress', params: ({ context }) => ({ address: addressOf(context), replace: false }) },
              ],
            },
            { target: 'settled' },
          ],
        },
      },
    },
    editor: {
      description: 'One idea at a time is edited.',
      initial: 'closed',
      states: {
        closed: {
          description: 'No idea is being edited.',
          on: {
            'idea.opened': {
              target: 'open',
              actions: { type: 'open', params: ({ event: { id, resumed } }) => ({ id, resumed }) },
            },
          },
        },
        open: {
          description: 'The editor covers the list.',
          on: { 'editor.closed': { target: 'closed', actions: 'close' } },
        },
      },
    },
    question: {
      description: 'One question at a time lies over the list.',
      initial: 'none',
      states: {
        none: {
          description: 'Nothing is asked.',
          on: {
            'question.asked': { target: 'asked', actions: { type: 'put', params: ({ event }) => event } },
          },
        },
        asked: {
          description: 'Asks for a tag or for the name of a filter.',
          on: {
            'question.left': { target: 'none', actions: 'drop' },
            'tag.named': [
              {
                guard: { type: 'isNamed', params: ({ event }) => event },
                target: 'none',
                actions: [
                  { type: 'change', params: ({ context, event }) => taggingOf(context.question, event.tag) },
                  'drop',
                ],
              },
              { actions: { type: 'showReason', params: { reason: 'name-empty' } } },
            ],
            'filter.named': [
              {
                guard: { type: 'isRefused', params: ({ event }) => event },
                actions: { type: 'showReason', params: ({ event }) => event },
              },
              {
                target: 'none',
                actions: [{ type: 'saveFilter', params: ({ context, event }) => namingOf(context, event) }, 'drop'],
              },
            ],
          },
        },
      },
    },
  },
});

const addressOf = ({ query, view }: VaultAddress): VaultAddress => ({ query, view });

function taggingOf(question: IdeaVaultQuestion | null, tag: string) {
  const ids = question?.kind === 'tag' ? question.ids : [];
  return { ids, change: { kind: 'tagged' as const, tag: tag.trim() } };
}

function namingOf({ question, query }: IdeaVaultContext, { id, name }: { id: string; name: string }): FilterName {
  if (question?.kind !== 'filter') return { id, name, query };
  return { id: question.filterId ?? id, name, query: question.query };
}

export type IdeaVaultActor = ActorRefFrom<typeof ideaVaultMachine>;
type IdeaVaultSnapshot = SnapshotFrom<typeof ideaVaultMachine>;

/** Whether the founder sees less than all of the list. */
export const selectIsNarrowed = ({ context }: IdeaVaultSnapshot): boolean => isNarrowed(context.query);

/** Leaves the order, and the list, as they are. */
export const withoutNarrowing: Partial<IdeaQuery> = {
  text: wholeVault.text,
  statuses: wholeVault.statuses,
  tags: wholeVault.tags,
  isStale: wholeVault.isStale,
};
