/** Form tools whose exports are recognized by their headers. */
export type ResponseTool = 'typeform' | 'google-forms' | 'tally' | 'surveymonkey';

/** A question of a form, with what each response says to it, in the order of the responses. */
export interface AnsweredQuestion {
  readonly header: string;
  /** No text where it was left blank; several where several answers could be chosen. */
  readonly answers: readonly (readonly string[])[];
}

/** Responses that another tool collected. */
export interface ResponseTable {
  readonly tool: ResponseTool | null;
  readonly questions: readonly AnsweredQuestion[];
  readonly responses: number;
  /** Columns about the response itself, as its number and its time, which are no questions. */
  readonly leftOut: number;
  /** Whether the responses are in the order in which they came in; otherwise in that of the file. */
  readonly isByTime: boolean;
}

/** How a result was read from a file: its name, the header of the question, and the answers that counted as a yes. */
export type ImportedFrom = { readonly file: string; readonly question: string; readonly counted: string };

export const importedLimits = { file: 200, question: 500, counted: 1000 } as const;
