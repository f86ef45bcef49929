/** Look of an assumption on the node that stands for it. */
export interface CardLook {
  /** In a few letters, beside its flag: "35 Refutes". */
  readonly text: string;
  /** The same for the node's name, where it is not seen: "score 35, refutes, next test". */
  readonly said: string;
  readonly verdict: 'supports' | 'inconclusive' | 'refutes' | null;
  /** Whether this is the assumption to look at next. It bears the marker. */
  readonly isNext: boolean;
}

/** By assumption. */
export type CardLooks = ReadonlyMap<string, CardLook>;
