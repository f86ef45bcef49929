/** A font of published pages, as it is made: from the package of the same name. */
export interface FontRecipe {
  readonly id: string;
  readonly kind: 'sans' | 'serif';
  /** The weights that pages use: one, or all between two. */
  readonly weights: readonly [number] | readonly [number, number];
  /** A heading has no need of signs such as superior digits. */
  readonly isDisplay: boolean;
}

const display = (id: string, kind: FontRecipe['kind'], ...weights: [number] | [number, number]): FontRecipe => ({
  ...{ id, kind, weights, isDisplay: true },
});
const text = (id: string, kind: FontRecipe['kind'], ...weights: [number, number]): FontRecipe => ({
  ...{ id, kind, weights, isDisplay: false },
});

/** In pairs, as `src/drawing/page/theme-fonts.ts` has them. */
export const fontRecipes: readonly FontRecipe[] = [
  display('geologica', 'sans', 600, 700),
  text('manrope', 'sans', 400, 700),
  display('fraunces', 'serif', 600),
  text('mulish', 'sans', 400, 700),
  display('bricolage-grotesque', 'sans', 800),
  text('onest', 'sans', 400, 700),
  display('archivo', 'sans', 600),
  text('commissioner', 'sans', 400, 600),
  display('plus-jakarta-sans', 'sans', 700, 800),
  text('rubik', 'sans', 400, 600),
  display('newsreader', 'serif', 400),
  text('source-serif-4', 'serif', 400, 600),
];
