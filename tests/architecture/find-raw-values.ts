import type { SourceFile } from './find-breaches.ts';

const rules: readonly { readonly what: string; readonly pattern: RegExp }[] = [
  { what: 'a raw color', pattern: /(?<!href=)(['"`])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\1/gi },
  { what: 'a raw color', pattern: /\b(?:oklch|oklab|lch|lab|rgba?|hsla?|hwb|color|color-mix)\([^)]*\d/g },
  {
    what: 'a raw length',
    pattern: /(?<=['"`][^'"`\n]*)(?<![\w.#-])-?\d*\.?\d+(?:px|rem|em|ch|ex|pt|d?vh|[sl]vh|vw)\b(?=[^'"`\n]*['"`])/g,
  },
  { what: 'a raw duration', pattern: /(['"`])-?\d*\.?\d+m?s\1/g },
  { what: 'a raw shadow', pattern: /\b(?:boxShadow|textShadow|dropShadow)\s*:\s*['"`](?!float\b|none\b)/g },
];

const isTheme = (path: string): boolean => path.startsWith('src/ui/theme/');
const isTest = (path: string): boolean => /\.(?:test|e2e)\.tsx?$/.test(path);

/** One sentence for each color, length, duration or shadow that is written outside the theme instead of named. */
export function findRawValues(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !isTheme(path) && !isTest(path))
    .flatMap(({ path, text }) =>
      rules.flatMap(({ what, pattern }) =>
        [...text.matchAll(pattern)].map(([found]) => `${path} holds ${what}: ${found}`),
      ),
    );
}
