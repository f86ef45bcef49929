import type { IdeaCommandData } from '../idea/idea-commands.ts';

/** One row of a table, or one entry of a list. */
export interface TransferLine {
  /** Where it begins in the file, counted from 1: a line of a table, an entry of a list. */
  readonly place: number;
  readonly cells: readonly string[];
  /** A quotation mark that is not where one can be. */
  readonly hasBadQuotes?: boolean;
}

/** Tools whose exports have a form of their own; others are tables. */
export type TransferTool = 'groundwork' | 'trello' | 'notion';

/** Content of a file that no line of the table shows, by its number. */
export type LeftBehind = 'checklists' | 'comments' | 'attachments' | 'pages' | 'files';

/** Content of a file, parsed but not judged. */
export interface TransferTable {
  readonly kind: 'csv' | 'json';
  readonly headers: readonly string[];
  readonly lines: readonly TransferLine[];
  /** Criteria, saved filters and templates, as an export of ours has them; not judged. */
  readonly vault: {
    readonly criteria: unknown;
    readonly filters: readonly unknown[];
    readonly templates: readonly unknown[];
  } | null;
  readonly tool?: TransferTool;
  /** The character between the cells of a line; empty if every line is an idea. Absent where nothing does. */
  readonly separator?: string;
  readonly leftBehind?: Readonly<Partial<Record<LeftBehind, number>>>;
}

/** Import data of one line. */
export interface ImportedIdea {
  readonly id: string;
  readonly data: IdeaCommandData<'ImportIdea'>;
}
