import type { IdeaCommandData } from '../idea/idea-commands.ts';

/** One row of a table, or one entry of a list. */
export interface TransferLine {
  /** Where it begins in the file, counted from 1: a line of a table, an entry of a list. */
  readonly place: number;
  readonly cells: readonly string[];
  /** A quotation mark that is not where one can be. */
  readonly hasBadQuotes?: boolean;
}

/** What a file says before anything is made of it. */
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
}

/** What is imported of one line. */
export interface ImportedIdea {
  readonly id: string;
  readonly data: IdeaCommandData<'ImportIdea'>;
}
