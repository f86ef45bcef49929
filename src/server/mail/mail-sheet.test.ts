import { expect, test } from 'vitest';
import { contrastOf } from '#domain/page/contrast.ts';
import { hexOf, parseOklch } from '#ui/theme/oklch.ts';
import { palette } from '#ui/theme/palette.ts';
import { mailColors } from './mail-colors.ts';
import { mailSheet } from './mail-sheet.ts';

type Theme = 'light' | 'dark';
const names = Object.keys(mailColors) as (keyof typeof mailColors)[];
const sheet = mailSheet({ title: '<Crumb>', body: '<p>Body</p>', foot: 'Foot' });
const [light = '', dark = ''] = sheet.split('@media (prefers-color-scheme: dark)');

test('the colors of mails are those of the design', () => {
  const hex = (name: keyof typeof mailColors, theme: Theme) => hexOf(parseOklch(palette[name][theme]));
  expect(mailColors).toEqual(
    Object.fromEntries(names.map((name) => [name, { light: hex(name, 'light'), dark: hex(name, 'dark') }])),
  );
});

/** Lists each rule and its colors, by name. */
const painted = (css: string, theme: Theme) =>
  [...css.matchAll(/^(.+) \{ (.*#.*) \}$/gm)].map(([, selector, rule = '']) => [
    selector,
    rule.replace(/#[0-9a-f]{6}/g, (hex) => names.filter((name) => mailColors[name][theme] === hex).join(' ')),
  ]);

test.each([
  ['light', light],
  ['dark', dark],
] as const)('in the %s theme each part of a mail has its color', (theme, css) => {
  // Dark, the ground of the mail and the words on a button have one color.
  const [ground, onBrand] = theme === 'dark' ? ['canvas onBrand', 'canvas onBrand'] : ['canvas', 'onBrand'];
  expect(painted(css, theme)).toEqual([
    ['body', `background: ${ground}; color: ink;`],
    ['a, .mark', 'color: brand;'],
    ['a.button', `background: brand; color: ${onBrand};`],
    ['.address, .foot', 'color: ink.muted;'],
    ['.foot, .place', 'border-color: line;'],
  ]);
});

test.each(['light', 'dark'] as const)('all words of a mail can be read in the %s theme', (theme) => {
  const pairs = [
    ['ink', 'canvas'],
    ['ink.muted', 'canvas'],
    ['brand', 'canvas'],
    ['onBrand', 'brand'],
  ] as const;
  const weak = pairs.filter(([front, back]) => contrastOf(mailColors[front][theme], mailColors[back][theme]) < 4.5);
  expect(weak).toEqual([]);
});

test('a mail loads nothing and runs nothing, and its title stays text', () => {
  expect([
    sheet.match(/url\(|src=|@import|<(?:img|link|script)\b|https?:/g),
    /<title>.*<\/title>/.exec(sheet)?.[0],
  ]).toEqual([null, '<title>&lt;Crumb&gt;</title>']);
});

test('a mail without small print has no line for it', () => {
  const bare = mailSheet({ title: 'Crumb', body: '<p>Body</p>', foot: undefined });
  expect([sheet, bare].map((html) => html.slice(html.indexOf('<body>')))).toEqual([
    `<body>
<div class="sheet">
<p class="mark">Groundwork</p>
<p>Body</p>
<p class="foot">Foot</p>
</div>
</body>
</html>
`,
    `<body>
<div class="sheet">
<p class="mark">Groundwork</p>
<p>Body</p>
</div>
</body>
</html>
`,
  ]);
});
