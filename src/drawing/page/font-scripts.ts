/** Scripts that the fonts of themes have, as far as each font does, by their code points. A file holds one of them. */
export const fontScripts = {
  latin:
    'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+2000-200B,U+2010-206F,U+20AC,U+2122,U+2190-2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext': 'U+100-130,U+132-151,U+154-24F,U+1E00-1E9F,U+20A0-20A8,U+20AA,U+20AD-20C0',
  vietnamese: 'U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1A1,U+1AF-1B0,U+300-303,U+309,U+323,U+1EA0-1EF9,U+20AB',
  cyrillic: 'U+400-45F,U+490-491,U+4B0-4B1,U+2116',
  greek: 'U+370-3FF',
} as const;
export type FontScript = keyof typeof fontScripts;

/** The first and the last code point of each range. */
export const rangesOf = (script: FontScript): readonly (readonly [number, number])[] =>
  fontScripts[script].split(',').map((range) => {
    const [first = 0, last = first] = range
      .slice(2)
      .split('-')
      .map((point) => Number.parseInt(point, 16));
    return [first, last] as const;
  });

const scripts = Object.keys(fontScripts) as readonly FontScript[];
const pattern = (script: FontScript): RegExp =>
  new RegExp(
    `[${rangesOf(script)
      .map(([first, last]) => `\\u{${first.toString(16)}}-\\u{${last.toString(16)}}`)
      .join('')}]`,
    'u',
  );
const patterns = scripts.map((script) => [script, pattern(script)] as const);

/** The scripts that a text is written in; Latin always, since each page has words of ours. */
export const scriptsIn = (text: string): readonly FontScript[] =>
  patterns.flatMap(([script, found]) => (script === 'latin' || found.test(text) ? [script] : []));

export const everyScript: readonly FontScript[] = scripts;
