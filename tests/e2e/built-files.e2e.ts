import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename } from 'node:path';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pageThemes } from '#domain/page/page-theme.ts';
import { fontFileNames } from '#drawing/page/font-families.ts';
import { firstFonts } from '#drawing/page/theme-fonts.ts';
import { strangers } from '../../later.config.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { firstLoadBudgets, firstLoadScripts } from '../load/first-load-budgets.ts';

/** A file in the build's manifest, which calls what it imports by its key. */
interface Built {
  readonly imports?: string[];
}

const product = productInBrowser();

const scripts = (): string[] => globSync('dist/client/static/*.js', { exclude: ['**/*-worker-*'] });

test('every script of a page is compiled as it arrives, and packed too', () => {
  expect(scripts().some((path) => path.includes('/main-'))).toBe(true);
  const without = scripts().filter((path) => {
    const code = readFileSync(path, 'utf8');
    const packed = brotliDecompressSync(readFileSync(`${path}.br`)).toString();
    return !code.startsWith('//# allFunctionsCalledOnLoad\n') || packed !== code;
  });
  expect(without).toEqual([]);
});

test('no built script imports one that imports it, and no page of a stranger brings along the shell of a founder', () => {
  const built = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Record<string, Built>;
  const importedBy = (file: string): string[] => built[file]?.imports ?? [];
  /** All that a file brings along. */
  const brings = (file: string, found = new Set<string>()): Set<string> => {
    for (const each of importedBy(file)) if (!found.has(each)) brings(each, found.add(each));
    return found;
  };
  expect(Object.keys(built).filter((file) => brings(file).has(file))).toEqual([]);
  // Parts of a founder's page, which strangers need not wait for.
  const shell = (file: string): boolean => /^_shell-[\w-]{8}\.js$/.test(file);
  const ofStrangers = strangers.map((name) => `src/app/pages/${name}.tsx`);
  expect([Object.keys(built).some(shell), ofStrangers.filter((page) => !built[page])]).toEqual([true, []]);
  expect(ofStrangers.filter((page) => [...brings(page)].some(shell))).toEqual([]);
});

test('every name that a built script imports is one that the other exports', () => {
  const codes = new Map(
    globSync('dist/client/static/*.js').map((path) => [basename(path), readFileSync(path, 'utf8')]),
  );
  const names = (list = '', part: 0 | -1): string[] => list.split(',').map((each) => each.split(' as ').at(part) ?? '');
  const exported = (code = '') => [...code.matchAll(/export\{([^}]*)\}/g)].flatMap(([, list]) => names(list, -1));
  const isThere = new Map([...codes].map(([file, code]) => [file, new Set(exported(code))]));
  const imported = [...codes].flatMap(([file, code]) =>
    [...code.matchAll(/(?:import|export)\{([^}]*)\}from"\.\/([^"]+)"/g)].flatMap(([, list, from = '']) =>
      names(list, 0).map((name) => ({ file, from, name })),
    ),
  );
  expect(imported.length).toBeGreaterThan(1000);
  expect(imported.filter(({ from, name }) => !isThere.get(from)?.has(name))).toEqual([]);
});

test('what founders’ pages fetch later comes in at most 25 files, of at most 350 in all', () => {
  const later = scripts().filter((path) => /\/(shell|streams)(-\d+)?-[\w-]{8}\.js$/.test(path));
  expect([later.length > 1 && later.length <= 25, scripts().length <= 350]).toEqual([true, true]);
});

test('the fonts of published pages are built, each named by its content, and those of a page take at most 45 KB', () => {
  const sizes = new Map(
    fontFileNames.map((name) => {
      const file = readFileSync(`dist/page-fonts/${name}`);
      const hash = createHash('sha256').update(file).digest('hex').slice(0, 12);
      return [name.endsWith(`-${hash}.woff2`) ? name : `another ${name}`, file.length] as const;
    }),
  );
  expect([...sizes.keys()]).toEqual(fontFileNames);
  const needed = pageThemes.map((theme) => firstFonts(theme).reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0));
  for (const bytes of needed) expect(bytes).toBeLessThanOrEqual(45_000);
});

test('every script that has a source says where its map is', () => {
  const without = scripts().filter((path) => {
    const map = `${basename(path)}.map`;
    return (
      !readFileSync(path, 'utf8').trimEnd().endsWith(`\n//# sourceMappingURL=${map}`) || !existsSync(`${path}.map`)
    );
  });
  // The bundler writes these itself: two give on what another file holds.
  expect(without.map((path) => basename(path).replace(/-[\w-]{8}\.js$/, '')).sort()).toEqual([
    'draw',
    'rolldown-runtime',
    'start',
  ]);
});

test('a line of a built script is found in its source', () => {
  const [path = ''] = globSync('dist/client/static/main-*.js');
  const map = JSON.parse(readFileSync(`${path}.map`, 'utf8')) as { sources: string[]; mappings: string };
  expect(map.sources).toContain('../../../src/app/main.ts');
  // The first line is the hint, and comes from no source.
  expect(map.mappings).toMatch(/^;\w/);
});

test('what the server draws pages with brings its packages along', () => {
  const code = globSync('dist/ssr/**/*.js').map((path) => readFileSync(path, 'utf8'));
  const taken = [...code.join('\n').matchAll(/^import\b[^"'\n]*["']([^"']+)["']|\brequire\(["']([^"']+)["']\)/gm)];
  const modules = new Set(taken.map(([, imported, required]) => imported ?? required ?? ''));
  expect([...modules].filter((name) => !isBuiltin(name) && !name.startsWith('.'))).toEqual([]);
  expect(modules.size).toBeGreaterThan(0);
});

test('the service worker keeps what a page needs, and no source maps', () => {
  const worker = readFileSync('dist/client/service-worker.js', 'utf8');
  const kept = [...worker.matchAll(/["'`]?url["'`]?:\s*["'`]([^"'`]+)/g)].map(([, address = '']) => address);
  expect(kept).toContain('index.html');
  // What the server answers itself comes from the same list as its routes.
  expect(worker).toContain('mail-off');
  // Developers fetch the inspector when they want it.
  const missing = scripts().filter((path) => !kept.includes(path.replace('dist/client/', '')));
  expect(missing.filter((path) => !/\/(start|offer)-inspector-/.test(path))).toEqual([]);
  expect(
    kept.filter((address) => !/^(index\.html|static\/.*\.(js|css|woff2)|.*\.(svg|png|webmanifest))$/.test(address)),
  ).toEqual([]);
});

test.each([
  '/sign-in',
  '/home',
  '/idea-vault',
  '/canvas',
  '/validate',
  '/page-builder',
  '/toolkit',
  '/reports',
] as const)('the scripts that %s begins with stay within its budget', (path) => {
  const html = readFileSync('dist/client/index.html', 'utf8');
  const [, list = ''] = /id="parts">([^<]*)</.exec(html) ?? [];
  const pages = JSON.parse(list) as Record<string, string[]>;
  const atOnce = [...html.matchAll(/(?:src|href)="\/(static\/[^"]+\.js)"/g)].map(([, file = '']) => file);
  const files = new Set([...atOnce, ...(pages[path] ?? [])]);
  // Of fewer files it would not be what the benchmark measures in a browser.
  expect(files.size).toBeGreaterThan(10);
  expect(files.size).toBeLessThanOrEqual(firstLoadScripts);
  const sizes = [...files].map((file) => gzipSync(readFileSync(`dist/client/${file}`), { level: 9 }).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1000 * firstLoadBudgets[path]);
});

test('a file that could not be fetched is asked for again by the next who needs it', async () => {
  // One that asks for no other, since the application would begin without its page.
  const path = scripts().find((each) => !/\bimport\b/.test(readFileSync(each, 'utf8'))) ?? '';
  const address = `/static/${basename(path)}`;
  const page = await product.newPage();
  // Of the same origin, and without a script of its own.
  await page.goto(`${product.url}/robots.txt`);
  await page.route(`**${address}`, (route) => route.abort(), { times: 1 });
  // As text: the test runner has its own way to import.
  const fetchFile = `import(${JSON.stringify(address)}).then((given) => Object.keys(given).length > 0)`;
  const failure = await page.evaluate<string>(`${fetchFile}.catch((reason) => reason.name)`);
  expect([failure, await page.evaluate<boolean>(fetchFile)]).toEqual(['TypeError', true]);
});
