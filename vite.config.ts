import { glob, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { withoutDescriptions } from './descriptions.config.ts';
import { lateIntl } from './late-intl.config.ts';
import { parts } from './parts.config.ts';
import { preloadParts } from './preload.config.ts';
import { classicScripts } from './scripts.config.ts';
import { knownStyles } from './styles.config.ts';

/** Drawn on a few events only, and on every first load: the compiler's memory would cost more bytes than it saves work. */
const withoutMemory =
  /src\/(app\/(App|CurrentScreen|ErrorScreen|ScreenFrame|layouts\/(PublicLayout|Brand|SkipLink)|pages\/LandingPage)|features\/landing\/(LandingScreen|IdeaForm|LandingFooter)|ui\/(drawings\/LevelDrawing|ButtonLink|Heading|Link|Mark|NextStep|Reveal|Splash|VisuallyHidden))\.tsx$/;

/** There before any other part is fetched. */
const first = /\/(main|core|react-dom|start|runtime)-/;

/** For engineers, for who opens a mailed link, or for founders, who have the service worker's copy by then. */
const later =
  /\/(ahead|start-inspector|HomePage|OnboardingPage|FounderLayout|AccountPage|CanvasPage|IdeaVaultPage|NewsPage|ProfilePage|SectionPage|NotificationsPage|BillingPage|CompleteLinkPage|ResetPasswordPage|AuthActionPage)-/;

const compress = promisify(brotliCompress);

/** Compresses the files whose names change with their content once and well, instead of quickly for each visitor. */
function compressFiles(): Plugin {
  return {
    name: 'compress-files',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    async writeBundle({ dir = '' }, bundle) {
      const texts = Object.values(bundle).filter(({ fileName }) => /^static\/.*\.(js|css)$/.test(fileName));
      await Promise.all(
        texts.map(async (file) => {
          const text = file.type === 'chunk' ? file.code : file.source;
          await writeFile(`${dir}/${file.fileName}.br`, await compress(text));
        }),
      );
    },
  };
}

/**
 * Asks the browser to compile all of a file with its arrival, beside the page, and to keep that: what it keeps otherwise
 * is what ran while the file was first read, and a start would compile some thousand functions one by one. V8 calls it
 * an explicit compile hint; https://v8.dev/blog/explicit-compile-hints.
 */
function compiledAhead(): Plugin {
  return {
    name: 'compiled-ahead',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    generateBundle: {
      // Where what others write before a file is written, since only its first line counts.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        }
      },
    },
  };
}

/** react-aria brings its words in 34 languages; the product speaks one. */
function onlyEnglish(): Plugin {
  return {
    name: 'only-english',
    resolveId: {
      order: 'pre',
      filter: { id: /\/intl\/.*[a-z]{2}-[A-Z]{2}\.mjs$/ },
      handler(source, importer, options) {
        const english = source.replace(/[a-z]{2}-[A-Z]{2}\.mjs$/, 'en-US.mjs');
        return this.resolve(english, importer, { ...options, skipSelf: true });
      },
    },
  };
}

/** react-aria empties what it announces by `innerHTML`, which Trusted Types refuse: a number field would take its page down. */
function withoutInnerHtml(): Plugin {
  return {
    name: 'without-inner-html',
    transform: {
      filter: { id: /dist\/private\/live-announcer\/LiveAnnouncer\.m?js$/ },
      handler(code) {
        const safe = code.replaceAll(/\.innerHTML = ''/g, '.replaceChildren()');
        if (safe === code) this.error('react-aria does not use innerHTML any more: take this out');
        return safe;
      },
    },
  };
}

/** Where Panda looks for styles, and what it makes of the recipes. */
const styled = ['src/**/*.{ts,tsx}', 'styled-system/recipes/*.js'];
const unstyled = ['src/{server,domain,adapters}/**', 'src/ui/theme/**', 'src/**/*.test.ts'];

/** A toolbar moves the focus by what is least of a module for dialogs: it gets a copy of that alone. */
function focusManagerAlone(): Plugin {
  return {
    name: 'focus-manager-alone',
    apply: 'build',
    resolveId: {
      order: 'pre',
      filter: { id: /focus\/FocusScope\.mjs$/ },
      async handler(source, importer, options) {
        if (!importer?.endsWith('/toolbar/useToolbar.mjs')) return null;
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        return found && { ...found, id: `${found.id}?alone` };
      },
    },
    transform: {
      filter: { id: /FocusScope\.mjs\?alone$/ },
      handler: (code) => code.replace(/= new ([$\w]+\$Tree\(\))/, '= /*#__PURE__*/ new $1'),
    },
  };
}

/** Panda's runtime names every property and condition that there could be; those that no source names are never asked for. */
function onlyNamedStyles(): Plugin {
  const words = new Set<string>();
  return {
    name: 'only-named-styles',
    apply: 'build',
    async buildStart() {
      for await (const file of glob(styled, { exclude: unstyled })) {
        for (const word of (await readFile(file, 'utf8')).match(/[a-z_]\w*/gi) ?? []) words.add(word);
      }
    },
    transform: {
      filter: { id: /\/styled-system\/css\/(css|conditions)\.js$/ },
      handler: (code) =>
        code.replace(/(?<=const (?:utilities|conditionsStr) = ")[^"]+/, (list) =>
          list
            .split(',')
            // `paddingInline:px/paddingX/1` is a property, its class, and what it may also be called, 1 being its class.
            .filter((each) => each.split(/[:/]/).some((name) => words.has(name)))
            .join(','),
        ),
    },
  };
}

export default defineConfig(({ command }) => {
  // What is built is what founders get, also where a test runner builds it under a NODE_ENV of its own.
  if (command === 'build') process.env['NODE_ENV'] = 'production';
  return {
    plugins: [
      preloadParts(),
      classicScripts(),
      compiledAhead(),
      compressFiles(),
      onlyEnglish(),
      withoutInnerHtml(),
      lateIntl(),
      withoutDescriptions(),
      focusManagerAlone(),
      onlyNamedStyles(),
      knownStyles(),
      react({ compiler: true, exclude: command === 'build' ? [/node_modules/, withoutMemory] : [/node_modules/] }),
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'src/app',
        filename: 'service-worker.ts',
        injectRegister: false,
        manifest: {
          name: 'Groundwork',
          short_name: 'Groundwork',
          description: 'Prove the idea before you build it.',
          start_url: '/home',
          display: 'standalone',
          background_color: '#fbfaf6',
          theme_color: '#1f5f45',
          icons: [
            { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
            { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
            { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          ],
        },
        // The page is fetched without settings by the service worker itself; see src/app/service-worker.ts.
        injectManifest: {
          globPatterns: ['static/*.{js,css,woff2}', 'index.html'],
          // Developers fetch the inspector when they want it; nobody else keeps it.
          globIgnores: ['static/{start,offer}-inspector*'],
        },
      }),
    ],
    // React has it now.
    resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
    build: {
      outDir: 'dist/client',
      assetsDir: 'static',
      assetsInlineLimit: 0,
      manifest: true,
      modulePreload: {
        polyfill: false,
        // The names of the files that a part needs are bytes of every first load, and hardly compressed.
        resolveDependencies: (file, names, { hostId }) =>
          later.test(file) || hostId.includes('/CanvasPage-')
            ? []
            : names.filter((name) => hostId.includes('/main-') || !first.test(name)),
      },
      target: 'baseline-widely-available',
      rolldownOptions: {
        // The last two are fetched by the first.
        input: ['index.html', 'src/app/start.ts', 'src/app/draw.tsx'],
        // Styles have no side effects: without this, one recipe would bring all of them into the first load.
        treeshake: { moduleSideEffects: [{ test: /\/styled-system\//, sideEffects: false }] },
        output: {
          // Files name those that they need, and names are hardly compressed.
          chunkFileNames: ({ name }) => `static/${name === 'rolldown-runtime' ? 'runtime' : '[name]'}-[hash:7].js`,
          codeSplitting: {
            groups: parts,
          },
        },
      },
    },
  };
});
