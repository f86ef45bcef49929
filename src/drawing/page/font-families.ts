import type { FontScript } from './font-scripts.ts';

/** A font of published pages: its weights, its files by script, and what stands for it until they have come. */
export interface FontFamily {
  readonly weight: string;
  readonly files: Readonly<Partial<Record<FontScript, string>>>;
  readonly locals: readonly LocalFont[];
}

/** A font that devices have, and by how much it is to be made as wide and as high as the other, in percent. */
interface LocalFont {
  readonly names: readonly string[];
  readonly size: number;
  readonly ascent: number;
  readonly descent: number;
  readonly gap: number;
}

/** Written by `npm run page-fonts`. A name holds the hash of its file, which a build makes from the font's package. */
export const fontFamilies = {
  geologica: {
    weight: '600 700',
    files: {
      latin: 'geologica-latin-5e86edda9c5b.woff2',
      'latin-ext': 'geologica-latin-ext-4e9e91d20bd0.woff2',
      vietnamese: 'geologica-vietnamese-1a55bc1bf3d7.woff2',
      cyrillic: 'geologica-cyrillic-d3bb6ce3e60a.woff2',
      greek: 'geologica-greek-fa801b6c0e73.woff2',
    },
    locals: [
      {
        names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
        size: 104.8,
        ascent: 93.04,
        descent: 26.24,
        gap: 0,
      },
      {
        names: ['Roboto Bold', 'Roboto'],
        size: 111.25,
        ascent: 87.64,
        descent: 24.72,
        gap: 0,
      },
    ],
  },
  manrope: {
    weight: '400 700',
    files: {
      latin: 'manrope-latin-77e7d09dd8f3.woff2',
      'latin-ext': 'manrope-latin-ext-0548f7cf5af1.woff2',
      vietnamese: 'manrope-vietnamese-55cd709d418f.woff2',
      cyrillic: 'manrope-cyrillic-cd7f29571479.woff2',
      greek: 'manrope-greek-0ae9d11fa49e.woff2',
    },
    locals: [
      {
        names: ['Arial', 'Liberation Sans', 'Arimo'],
        size: 103.19,
        ascent: 103.31,
        descent: 29.07,
        gap: 0,
      },
      {
        names: ['Roboto'],
        size: 103.41,
        ascent: 103.08,
        descent: 29.01,
        gap: 0,
      },
    ],
  },
  fraunces: {
    weight: '600',
    files: {
      latin: 'fraunces-latin-4523a1a5d835.woff2',
      'latin-ext': 'fraunces-latin-ext-19c333c778b7.woff2',
      vietnamese: 'fraunces-vietnamese-6a82e3d0bfb4.woff2',
    },
    locals: [
      {
        names: ['Georgia Bold', 'Georgia-Bold'],
        size: 93.43,
        ascent: 104.67,
        descent: 27.29,
        gap: 0,
      },
      {
        names: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
        size: 111.99,
        ascent: 87.33,
        descent: 22.77,
        gap: 0,
      },
      {
        names: ['Noto Serif Bold'],
        size: 94.63,
        ascent: 103.35,
        descent: 26.95,
        gap: 0,
      },
    ],
  },
  mulish: {
    weight: '400 700',
    files: {
      latin: 'mulish-latin-219da8a3fb33.woff2',
      'latin-ext': 'mulish-latin-ext-47db578e7fac.woff2',
      vietnamese: 'mulish-vietnamese-6d2149c5758f.woff2',
      cyrillic: 'mulish-cyrillic-f4a0dd0eb5f7.woff2',
    },
    locals: [
      {
        names: ['Arial', 'Liberation Sans', 'Arimo'],
        size: 104.08,
        ascent: 96.56,
        descent: 24.02,
        gap: 0,
      },
      {
        names: ['Roboto'],
        size: 104.31,
        ascent: 96.35,
        descent: 23.97,
        gap: 0,
      },
    ],
  },
  'bricolage-grotesque': {
    weight: '800',
    files: {
      latin: 'bricolage-grotesque-latin-fde61b03abe7.woff2',
      'latin-ext': 'bricolage-grotesque-latin-ext-4d44797e33bc.woff2',
      vietnamese: 'bricolage-grotesque-vietnamese-902169acd48d.woff2',
    },
    locals: [
      {
        names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
        size: 103.13,
        ascent: 90.18,
        descent: 26.18,
        gap: 0,
      },
      {
        names: ['Roboto Bold', 'Roboto'],
        size: 109.48,
        ascent: 84.95,
        descent: 24.66,
        gap: 0,
      },
    ],
  },
  onest: {
    weight: '400 700',
    files: {
      latin: 'onest-latin-36efe890326b.woff2',
      'latin-ext': 'onest-latin-ext-545dd54d99c3.woff2',
      vietnamese: 'onest-vietnamese-2dfb83877997.woff2',
      cyrillic: 'onest-cyrillic-1a4a1abfa919.woff2',
    },
    locals: [
      {
        names: ['Arial', 'Liberation Sans', 'Arimo'],
        size: 105.2,
        ascent: 92.2,
        descent: 28.99,
        gap: 0,
      },
      {
        names: ['Roboto'],
        size: 105.43,
        ascent: 92,
        descent: 28.93,
        gap: 0,
      },
    ],
  },
  archivo: {
    weight: '600',
    files: {
      latin: 'archivo-latin-9ba58ef31d0b.woff2',
      'latin-ext': 'archivo-latin-ext-470241bec47c.woff2',
      vietnamese: 'archivo-vietnamese-39279f6b8ab8.woff2',
    },
    locals: [
      {
        names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
        size: 95,
        ascent: 92.42,
        descent: 22.1,
        gap: 0,
      },
      {
        names: ['Roboto Bold', 'Roboto'],
        size: 100.85,
        ascent: 87.06,
        descent: 20.82,
        gap: 0,
      },
    ],
  },
  commissioner: {
    weight: '400 600',
    files: {
      latin: 'commissioner-latin-3e1089809d31.woff2',
      'latin-ext': 'commissioner-latin-ext-6c4f8ab28250.woff2',
      vietnamese: 'commissioner-vietnamese-f36e3d947a8e.woff2',
      cyrillic: 'commissioner-cyrillic-c01d9605faf6.woff2',
      greek: 'commissioner-greek-8995dbf30369.woff2',
    },
    locals: [
      {
        names: ['Arial', 'Liberation Sans', 'Arimo'],
        size: 101.05,
        ascent: 100.64,
        descent: 20.39,
        gap: 0,
      },
      {
        names: ['Roboto'],
        size: 101.28,
        ascent: 100.42,
        descent: 20.34,
        gap: 0,
      },
    ],
  },
  'plus-jakarta-sans': {
    weight: '700 800',
    files: {
      latin: 'plus-jakarta-sans-latin-a0020c7e5d9f.woff2',
      'latin-ext': 'plus-jakarta-sans-latin-ext-b5284665dc5c.woff2',
      vietnamese: 'plus-jakarta-sans-vietnamese-2ab5db4dfac4.woff2',
    },
    locals: [
      {
        names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
        size: 101.88,
        ascent: 101.89,
        descent: 21.79,
        gap: 0,
      },
      {
        names: ['Roboto Bold', 'Roboto'],
        size: 108.15,
        ascent: 95.98,
        descent: 20.53,
        gap: 0,
      },
    ],
  },
  rubik: {
    weight: '400 600',
    files: {
      latin: 'rubik-latin-e20cb3d38619.woff2',
      'latin-ext': 'rubik-latin-ext-fccf1938f188.woff2',
      cyrillic: 'rubik-cyrillic-e615ce9503aa.woff2',
    },
    locals: [
      {
        names: ['Arial', 'Liberation Sans', 'Arimo'],
        size: 104.98,
        ascent: 89.06,
        descent: 23.81,
        gap: 0,
      },
      {
        names: ['Roboto'],
        size: 105.21,
        ascent: 88.87,
        descent: 23.76,
        gap: 0,
      },
    ],
  },
  newsreader: {
    weight: '400',
    files: {
      latin: 'newsreader-latin-641b333d4485.woff2',
      'latin-ext': 'newsreader-latin-ext-7e601923e18a.woff2',
      vietnamese: 'newsreader-vietnamese-cfed4cccfe50.woff2',
    },
    locals: [
      {
        names: ['Georgia', 'Gelasio'],
        size: 96.12,
        ascent: 76.47,
        descent: 27.57,
        gap: 0,
      },
      {
        names: ['Times New Roman', 'Liberation Serif', 'Tinos'],
        size: 105.48,
        ascent: 69.68,
        descent: 25.12,
        gap: 0,
      },
      {
        names: ['Noto Serif'],
        size: 89.09,
        ascent: 82.51,
        descent: 29.75,
        gap: 0,
      },
    ],
  },
  'source-serif-4': {
    weight: '400 600',
    files: {
      latin: 'source-serif-4-latin-a29cbfd90941.woff2',
      'latin-ext': 'source-serif-4-latin-ext-ba24fd58c5bf.woff2',
      vietnamese: 'source-serif-4-vietnamese-6ceb7fa75a2f.woff2',
      cyrillic: 'source-serif-4-cyrillic-62b43cd1fd00.woff2',
      greek: 'source-serif-4-greek-8aaf8309387b.woff2',
    },
    locals: [
      {
        names: ['Georgia', 'Gelasio'],
        size: 107.45,
        ascent: 96.42,
        descent: 31.18,
        gap: 0,
      },
      {
        names: ['Times New Roman', 'Liberation Serif', 'Tinos'],
        size: 117.91,
        ascent: 87.87,
        descent: 28.41,
        gap: 0,
      },
      {
        names: ['Noto Serif'],
        size: 99.58,
        ascent: 104.03,
        descent: 33.64,
        gap: 0,
      },
    ],
  },
} as const satisfies Readonly<Record<string, FontFamily>>;

export type FontName = keyof typeof fontFamilies;

/** Each file that there is. */
export const fontFileNames: readonly string[] = Object.values<FontFamily>(fontFamilies).flatMap(({ files }) =>
  Object.values(files),
);
