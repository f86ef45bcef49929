import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { Encoding } from '#domain/transfer/encoding.ts';
import { type Mapping, mapColumn } from '#domain/transfer/guess-mapping.ts';
import type { DuplicateChoice } from '#domain/transfer/judge-table.ts';
import type { DayOrder } from '#domain/transfer/read-date.ts';
import type { StatusTarget } from '#domain/transfer/status-words.ts';
import { type TransferFailure, transferFailureOf } from '#domain/transfer/transfer-failure.ts';
import type { TransferField } from '#domain/transfer/transfer-field.ts';
import { transferLimits } from '#domain/transfer/transfer-limits.ts';
import type { TransferReport } from '#domain/transfer/transfer-report.ts';
import type { TransferTable } from '#domain/transfer/transfer-table.ts';
import { notProvided } from '../not-provided.ts';

/** A source to import; its content stays outside. */
export interface ImportSource {
  readonly name: string;
  readonly bytes: number;
}

/** How the source is to be read; null is found out. */
export interface ImportOptions {
  readonly encoding: Encoding | null;
  /** Empty if every line is an idea. */
  readonly separator: string | null;
}

/** The table that was found in the source. */
export interface ImportTable extends Pick<TransferTable, 'kind' | 'headers' | 'tool' | 'separator' | 'leftBehind'> {
  readonly encoding: Encoding;
  /** Something that each column says. */
  readonly samples: readonly string[];
  readonly lines: number;
  readonly mapping: Mapping;
  /** Earlier choices for words of statuses. */
  readonly statuses: ImportChoices['statuses'];
}

/** The founder's choices for the import. */
export interface ImportChoices {
  readonly mapping: Mapping;
  readonly duplicates: DuplicateChoice;
  /** Where words for statuses lead, by `statusKey`. */
  readonly statuses: Readonly<Record<string, StatusTarget>>;
  /** Which number is the day, where the dates leave it open; null before it was chosen. */
  readonly dayOrder: DayOrder | null;
  /** Whether the criteria and saved filters of the file come along. */
  readonly withVault: boolean;
}

interface IdeaImportContext {
  /** Pasted text; kept until it was imported. */
  readonly pasted: string;
  readonly source: ImportSource | null;
  readonly failure: TransferFailure | null;
  readonly options: ImportOptions;
  readonly table: ImportTable | null;
  readonly choices: ImportChoices;
  readonly report: TransferReport | null;
  /** How many ideas came into the vault. */
  readonly imported: number;
}

export interface IdeaImportInput {
  /** Whether the vault has criteria already, which those of a file would replace. */
  readonly hasCriteria: boolean;
}

export type IdeaImportEvent =
  /** `pasted` is what stands in the field for it, whether that or a file is taken. */
  | { readonly type: 'source.given'; readonly source: ImportSource; readonly pasted: string }
  | { readonly type: 'source.dropped' }
  | { readonly type: 'reading.chosen'; readonly options: Partial<ImportOptions> }
  | { readonly type: 'status.mapped'; readonly key: string; readonly target: StatusTarget }
  | { readonly type: 'days.chosen'; readonly dayOrder: DayOrder }
  | { readonly type: 'column.mapped'; readonly column: number; readonly field: TransferField | null }
  | { readonly type: 'duplicates.chosen'; readonly duplicates: DuplicateChoice }
  | { readonly type: 'vault.chosen'; readonly withVault: boolean }
  | { readonly type: 'import.confirmed' }
  | { readonly type: 'import.left' };

const found: ImportOptions = { encoding: null, separator: null };
const nothing = { source: null, failure: null, options: found, table: null, report: null, imported: 0 } as const;

/**
 * From a file to ideas in the vault: nothing is issued before the founder has seen what would become of each line.
 *
 * Actors to provide, which reject with what `transferFailureOf` reads: `read` finds the columns, `judge` says what
 * would become of the lines, `importIdeas` issues the good ones as one change and resolves to their number.
 */
export const ideaImportMachine = setup({
  types: {
    input: {} as IdeaImportInput,
    context: {} as IdeaImportContext,
    events: {} as IdeaImportEvent,
    tags: {} as 'pending' | 'reviewing',
  },
  actors: {
    read: fromPromise<ImportTable, ImportOptions>(notProvided('read')),
    judge: fromPromise<TransferReport, ImportChoices>(notProvided('judge')),
    importIdeas: fromPromise<number, ImportChoices>(notProvided('importIdeas')),
  },
  guards: {
    isTooLarge: (_, { source }: { source: ImportSource }) => source.bytes > transferLimits.bytes,
    isUndecodable: ({ context: { failure } }) => failure?.kind === 'undecodable',
    hasAnything: ({ context: { report, choices } }) =>
      report !== null &&
      (report.good > 0 || (choices.withVault && report.criteria + report.filters + report.templates > 0)),
  },
  actions: {
    take: assign((_, { source, pasted }: { source: ImportSource; pasted: string }) => ({ ...nothing, source, pasted })),
    refuse: assign((_, { source, pasted }: { source: ImportSource; pasted: string }) => ({
      ...nothing,
      source,
      pasted,
      failure: { kind: 'too-large' as const, bytes: source.bytes },
    })),
    showFailure: assign((_, { reason }: { reason: unknown }) => ({ failure: transferFailureOf(reason) })),
    drop: assign(nothing),
    showTable: assign(({ context }, { table }: { table: ImportTable }) => ({
      table,
      choices: { ...context.choices, mapping: table.mapping, statuses: table.statuses, dayOrder: null },
    })),
    readAnew: assign(({ context }, options: Partial<ImportOptions>) => ({
      options: { ...context.options, ...options },
      failure: null,
      report: null,
    })),
    choose: assign(({ context }, change: Partial<ImportChoices>) => ({
      choices: { ...context.choices, ...change },
      failure: null,
    })),
    showReport: assign((_, { report }: { report: TransferReport }) => ({ report })),
    count: assign((_, { imported }: { imported: number }) => ({ imported, pasted: '' })),
  },
}).createMachine({
  id: 'ideaImport',
  context: ({ input }) => ({
    ...nothing,
    pasted: '',
    choices: { mapping: [], duplicates: 'skip', statuses: {}, dayOrder: null, withVault: !input.hasCriteria },
  }),
  initial: 'choosing',
  on: { 'import.left': '.left' },
  states: {
    choosing: {
      description: 'A file or a pasted text is waited for; what was wrong with the last one is said.',
      on: {
        // A file that could not be read in one encoding may be in another.
        'reading.chosen': {
          guard: 'isUndecodable',
          target: 'reading',
          actions: { type: 'readAnew', params: ({ event }) => event.options },
        },
        'source.given': [
          {
            guard: { type: 'isTooLarge', params: ({ event }) => event },
            actions: { type: 'refuse', params: ({ event }) => event },
          },
          { target: 'reading', actions: { type: 'take', params: ({ event }) => event } },
        ],
      },
    },
    reading: {
      tags: 'pending',
      description: 'The file is decoded and its columns are found.',
      on: { 'source.dropped': { target: 'choosing', actions: 'drop' } },
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context }) => context.options,
        onDone: {
          target: 'judging',
          actions: { type: 'showTable', params: ({ event }) => ({ table: event.output }) },
        },
        onError: {
          target: 'choosing',
          actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
        },
      },
    },
    judging: {
      tags: ['pending', 'reviewing'],
      description: 'Every line is judged as the vault would judge it; nothing is issued.',
      on: { 'source.dropped': { target: 'choosing', actions: 'drop' } },
      invoke: {
        id: 'judge',
        src: 'judge',
        input: ({ context }) => context.choices,
        onDone: {
          target: 'reviewing',
          actions: { type: 'showReport', params: ({ event }) => ({ report: event.output }) },
        },
        onError: {
          target: 'choosing',
          actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
        },
      },
    },
    reviewing: {
      tags: 'reviewing',
      description: 'The founder sees what would be imported, what is wrong and what is there already.',
      on: {
        'source.dropped': { target: 'choosing', actions: 'drop' },
        'column.mapped': {
          target: 'judging',
          actions: {
            type: 'choose',
            params: ({ context, event }) => ({
              mapping: mapColumn(context.choices.mapping, event.column, event.field),
            }),
          },
        },
        'reading.chosen': {
          target: 'reading',
          actions: { type: 'readAnew', params: ({ event }) => event.options },
        },
        'status.mapped': {
          target: 'judging',
          actions: {
            type: 'choose',
            params: ({ context, event: { key, target } }) => ({
              statuses: { ...context.choices.statuses, [key]: target },
            }),
          },
        },
        'days.chosen': {
          target: 'judging',
          actions: { type: 'choose', params: ({ event: { dayOrder } }) => ({ dayOrder }) },
        },
        'duplicates.chosen': {
          target: 'judging',
          actions: { type: 'choose', params: ({ event: { duplicates } }) => ({ duplicates }) },
        },
        'vault.chosen': { actions: { type: 'choose', params: ({ event: { withVault } }) => ({ withVault }) } },
        'import.confirmed': { guard: 'hasAnything', target: 'importing' },
      },
    },
    importing: {
      tags: 'pending',
      description: 'The good lines go into the vault as one change.',
      invoke: {
        id: 'importIdeas',
        src: 'importIdeas',
        input: ({ context }) => context.choices,
        onDone: {
          target: 'imported',
          actions: { type: 'count', params: ({ event }) => ({ imported: event.output }) },
        },
        onError: {
          target: 'reviewing',
          actions: { type: 'showFailure', params: ({ event }) => ({ reason: event.error }) },
        },
      },
    },
    imported: {
      description: 'Says how many ideas came; another file may follow.',
      on: { 'source.dropped': { target: 'choosing', actions: 'drop' } },
    },
    left: { type: 'final', description: 'The import is over.' },
  },
});

export type IdeaImportActor = ActorRefFrom<typeof ideaImportMachine>;

/** Whether there is anything that confirming would import. */
export const selectCanImport = (snapshot: SnapshotFrom<typeof ideaImportMachine>): boolean =>
  snapshot.can({ type: 'import.confirmed' });
