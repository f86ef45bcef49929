/** Somebody who has the same thing open, in one browser. */
export interface PersonHere {
  /** The connection. */
  readonly from: string;
  /** Whose browser it is; of the reader’s own ones which device it is. */
  readonly name: string;
  readonly picture: string | undefined;
  /** It is another browser of the reader’s own. */
  readonly isOwn: boolean;
  /** Number of the person’s color and shape. */
  readonly look: number;
  /** The label of the field that they write in; null while they write in none. */
  readonly field: string | null;
}
