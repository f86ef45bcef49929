import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { preloadPages } from './preload.config.ts';

/** Files that are wanted together, filled in this order, each with what its modules import and no earlier one has. */
const groups = [
  {
    // The page's first script, which decides when the rest is fetched.
    name: 'main',
    test: /src\/(app\/(main|mark-ready)\.|adapters\/(page\/(hold-submission|next-task|when-)|router\/(router-browser|without-secrets)|storage\/(keys|local|safe-storage)\.))|theme\/global\.css|vite\/preload-helper/,
  },
  {
    // What every screen has.
    name: 'start',
    test: /src\/(app\/(start|draw|use-flow|layouts\/(Brand|SkipLink))|ui\/(Link|NextStep|FlagSign)|domain\/idea\/idea)\.|recipes\/(field|link)\./,
  },
  {
    // What the sign-in forms and the founder's pages have in common.
    name: 'controls',
    test: /src\/(ui\/(Button|IconButton|InlineMessage|Skeleton)|app\/(server-calls|authorised-calls|layouts\/use-fetch-ahead))\.|node_modules\/zod\/|i18n\/(I18nProvider|useLocalizedStringFormatter)\.|utils\/useControlledState\./,
  },
  { name: 'forms', test: /src\/ui\/(TextField|PasswordField)\./ },
  {
    name: 'founder',
    test: /src\/(app\/(founder|layouts\/FounderLayout)\.|domain\/canvas\/(camera|holders)\.)|react-(aria|stately)\/dist\/private\/(toolbar|separator|overlays\/useOverlayTriggerState)|icons\/(circle|minus|plus|redo-2|rotate-ccw-clock|square|undo-2)\./,
  },
  { name: 'overlays', test: /src\/ui\/(Dialog|Menu|Select|Sheet|Badge|SegmentedControl)\./ },
];

/** Chromium compiles all of a file that begins with this as it arrives, and keeps that; see docs/decisions/0038. */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/** Only a file's first line counts, and Vite writes a list of files before it after the bundler has written the hint. */
function hintFirst(): Plugin {
  return {
    name: 'hint-first',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = compileHint + file.code.replace(compileHint, '');
        }
      },
    },
  };
}

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

export default defineConfig(({ command }) => {
  // What is built is what founders get, also where a test runner builds it under a NODE_ENV of its own.
  if (command === 'build') process.env['NODE_ENV'] = 'production';
  return {
    plugins: [
      preloadPages(),
      hintFirst(),
      // react-aria brings its words in 34 languages; the product speaks one.
      optimizeLocales.vite({ locales: ['en-US'] }),
      react({ compiler: true, exclude: /node_modules/ }),
      compressFiles(),
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
    // What the server draws pages with brings its packages along, so that they are not installed where it runs.
    ssr: command === 'build' ? { noExternal: true } : {},
    build: {
      outDir: 'dist/client',
      assetsDir: 'static',
      assetsInlineLimit: 0,
      manifest: true,
      sourcemap: true,
      modulePreload: { polyfill: false },
      target: 'baseline-widely-available',
      rolldownOptions: {
        // The last two are fetched by the first.
        input: ['index.html', 'src/app/start.ts', 'src/app/draw.tsx'],
        // Styles have no side effects: without this, one recipe would bring all of them into the first load.
        treeshake: { moduleSideEffects: [{ test: /\/styled-system\//, sideEffects: false }] },
        output: {
          postBanner: compileHint.trim(),
          codeSplitting: { groups },
        },
      },
    },
  };
});
