import { expect, test } from 'vitest';
import { css } from '#styled-system/css';
import { knownStyles } from '../../styles.config.ts';

const head = "import { css } from '#styled-system/css';\n";
const classes = JSON.stringify(css({ paddingBlock: '4' }));

/** The text after the import, as it is built; null where it is left as it is. */
async function built(text: string): Promise<string | null> {
  const { transform } = knownStyles();
  const { handler } = transform as { handler: (code: string) => Promise<{ readonly code: string } | null> };
  const code = (await handler(head + text))?.code;
  return code === undefined ? null : code.slice(head.length);
}

test.each([
  ["const a = css({ paddingBlock: '4' });", `const a = ${classes};`],
  ["const b = '4'; const a = css({ paddingBlock: b });", `const b = '4'; const a = ${classes};`],
  ["const b = { paddingBlock: '4' } as const; css({ ...b });", `const b = { paddingBlock: '4' } as const; ${classes};`],
])('%s is known before the product runs', async (text, code) => {
  expect(await built(text)).toBe(code);
});

test.each([
  "const b = '4'; function f(b: string) { return css({ paddingBlock: b }); }",
  "const b = '4'; const f = ({ b }: { readonly b: string }) => css({ paddingBlock: b });",
  "const b = '4'; const f = ([b = '8']: string[]) => css({ paddingBlock: b });",
  "const b = '4'; for (const b of ['8']) css({ paddingBlock: b });",
  "const b = '4'; try { f(); } catch (b) { css({ paddingBlock: b }); }",
  'const { b } = f(); css({ paddingBlock: b });',
  "let b = '4'; css({ paddingBlock: b });",
  'css({ paddingBlock: b });',
])('%s is left to when it runs', async (text) => {
  expect(await built(text)).toBe(text);
});

test('another `css` within a file leaves all of it as it is', async () => {
  expect(await built("const f = (css: (styles: object) => string) => css({ paddingBlock: '4' });")).toBeNull();
});
