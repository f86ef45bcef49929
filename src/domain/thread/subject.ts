/** Kinds of thing that can be commented on. */
export const subjectKinds = [
  'idea',
  'assumption',
  'experiment',
  'interview',
  'evidence',
  'decision',
  'node',
  'block',
  'question',
  'report-block',
] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** A thing that is commented on. It may be gone; the thread stays. */
export type Subject = {
  readonly kind: SubjectKind;
  /** A part (a node, a block, a question) is named within the canvas, page, survey or report that has it. */
  readonly id: string;
  /** Project that it belongs to; absent for an idea that is in none. */
  readonly projectId?: string | undefined;
};

/** Where on its subject a thread stands. */
export type ThreadPlace = {
  /** Page, survey or report that has the part. A node is on the canvas of its project. */
  readonly in?: string | undefined;
  /** From the upper left corner of a node, in units of the canvas; at its upper right corner where absent. */
  readonly x?: number | undefined;
  readonly y?: number | undefined;
};

/** Name by which threads about the same thing are found. Parts of two pages may have one id. */
export const subjectKey = ({ kind, id }: Pick<Subject, 'kind' | 'id'>, place?: ThreadPlace | null): string =>
  place?.in === undefined ? `${kind}:${id}` : `${kind}:${place.in}:${id}`;
