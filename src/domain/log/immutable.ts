/** The same data with nothing in it that can be written. */
export type Immutable<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly [infer First, infer Second]
    ? readonly [Immutable<First>, Immutable<Second>]
    : T extends readonly (infer Item)[]
      ? readonly Immutable<Item>[]
      : { readonly [Name in keyof T]: Immutable<T[Name]> };
