import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { lateIntl } from '../../late-intl.config.ts';

const folder = `${
  createRequire(import.meta.url)
    .resolve('react-aria/useCollator')
    .split('/react-aria/')[0]
}/react-aria/dist/private/i18n/`;

type Handler = (this: { error: (message: string) => never }, code: string, id: string) => string | null;

/** What is built of a module of react-aria. */
async function built(name: string): Promise<string> {
  const { handler } = lateIntl().transform as { handler: Handler };
  const error = (message: string): never => {
    throw new Error(message);
  };
  return handler.call({ error }, await readFile(folder + name, 'utf8'), folder + name) ?? '';
}

/** The value that a module of react-aria gives a name where it makes an `Intl` object. */
function made<Made>(code: string, variable: RegExp, locale: string, options: object): Made {
  const expression = variable.exec(code)?.[1] ?? '';
  return new Function('locale', 'options', `return ${expression}`)(locale, options) as Made;
}

test('a collator of react-aria is made with the first comparison, and compares as it would', async () => {
  const code = await built('useCollator.mjs');
  const options = { usage: 'search', sensitivity: 'base' } as const;
  const late = made<Intl.Collator>(code, /let formatter = (.*);/, 'en', options);
  const own = new Intl.Collator('en', options);
  const pairs = [['a', 'Á'] as const, ['a', 'b'] as const, ['z', 'y'] as const];
  expect(pairs.map(([a, b]) => late.compare(a, b))).toEqual(pairs.map(([a, b]) => own.compare(a, b)));
});

test('lists of react-aria are written as they would be', async () => {
  const code = await built('useListFormatter.mjs');
  const late = made<Intl.ListFormat>(code, /useMemo\)?\(\(\)=>(.*), \[/, 'en', {});
  const own = new Intl.ListFormat('en');
  const words = ['notes', 'frames', 'edges'];
  expect([late.format(words), late.formatToParts(words)]).toEqual([own.format(words), own.formatToParts(words)]);
});

test.each([
  ['en', false],
  ['en-US', false],
  ['de-AT', false],
  ['ar', true],
  ['he-IL', true],
  ['ur', true],
  ['az-Arab', true],
  ['uz', false],
])('the direction of %s is right to left: %s', async (locale, isRightToLeft) => {
  const code = (await built('utils.mjs')).replace(/export \{.*as isRTL\};/, '').replace(/^import .*$/gm, '');
  const name = /function (\S+)\(localeString\)/.exec(code)?.[1];
  const isRtl = new Function(`${code}; return ${name};`)() as (locale: string) => boolean;
  expect(isRtl(locale)).toBe(isRightToLeft);
});

test('whether a locale may be used is asked without the dates of all languages', async () => {
  expect(await built('useDefaultLocale.mjs')).not.toContain('supportedLocalesOf');
});
