import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { groupLater } from './later.config.ts';
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
    test: /src\/(ui\/(Button|InlineMessage|Skeleton|EmptyState|DateDisplay)|app\/(server-calls|layouts\/use-fetch-ahead)|domain\/auth\/(recovery-code|oauth-provider|auth-failure))\.|node_modules\/zod\/|i18n\/(I18nProvider|useLocalizedStringFormatter)\.|utils\/useControlledState\.|icons\/(check|circle)\./,
  },
  // Of both as well; after `controls`, so that these do not bring one another along.
  { name: 'forms', test: /src\/ui\/(TextField|PasswordField)\.|react-stately\/dist\/private\/utils\/number\./ },
  {
    // What every page of a founder has at once: the shell, its bars, and the words of commands.
    name: 'founder',
    test: /src\/(app\/(authenticated-app|authorised-calls|use-is-idle|layouts\/FounderLayout|pages\/offer-taking-back)\.|domain\/(canvas\/(camera|holders)|log\/command-draft)\.|drawing\/readable-text\.)|react-(aria|stately)\/dist\/private\/(toolbar|separator|overlays\/useOverlayTriggerState)|icons\/(minus|plus|redo-2|rotate-ccw-clock|square|undo-2)\./,
  },
  // The canvas has these without what is chosen with, which has them too.
  { name: 'tooltips', test: /src\/ui\/Tooltip\./ },
  // What is chosen with and folded, on most pages of a founder.
  {
    name: 'choices',
    test: /src\/(ui\/(Badge|Checkbox|Disclosure|Proof|SegmentedControl|StatusWord|Verdict)|adapters\/page\/save-file|app\/pages\/validate\/validate-href)\./,
  },
  {
    // What is said of a loop: home, Validate and the vault want it at once.
    name: 'loop',
    test: /src\/domain\/(verdict\/(test-sentence|outcomes|share-text)|experiment\/counted-words|judgement\/(first-look|entry)|text\/quotation|ledger\/next-test|text\/capitalized|idea\/drop-list-marks|next-step\/(loop-step|next-step))\.|machines\/(home\/select-(loops|next-step|loop-step)|validate\/select-ledger)\./,
  },
  // A section in which nothing is explored yet, and what explores an idea from elsewhere.
  {
    name: 'exploring',
    test: /src\/app\/(use-rest-of-workspace|pages\/(NothingExplored|new-project-of))\.|machines\/project\/project-commands\./,
  },
  // What every fold of a page wants, without the words of templates in nine languages.
  { name: 'page-rules', test: /domain\/page\/(inline-markdown|field-rules|short-promise)\./ },
  // An icon is too small for a file: icons come with others that the same pages have.
  {
    name: 'icons',
    test: /lucide-react\/dist\/esm\/icons\//,
    entriesAware: true,
    entriesAwareMergeThreshold: 3000,
    includeDependenciesRecursively: false,
  },
  // What the vault wants at once, beside what it shares.
  { name: 'vault', test: /machines\/vault\/(compare\.machine|select-vault|vault-tools\.machine)\./ },
  // Long lists, which pages have at once; what lies over pages shares much with them, and comes when it is opened.
  { name: 'rows', test: /src\/ui\/VirtualRows\./ },
  {
    name: 'overlays',
    test: /src\/ui\/(Dialog|Menu|Select|Sheet)\.|icons\/(archive|arrow-down|arrow-up|compass|copy|download|pencil|trash)\./,
  },
];

const later = groupLater();

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
      later.plugin,
      // react-aria brings its words in 34 languages; the product speaks one.
      optimizeLocales.vite({ locales: ['en-US'] }),
      react(),
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
      // All of it is wanted at once: Panda writes one sheet.
      cssCodeSplit: false,
      sourcemap: true,
      modulePreload: {
        polyfill: false,
        // Of what pages need, `preload.config.ts` names the most wanted. All names are bytes of every first load, and hardly
        // compressed: 4 to 6 KB.
        resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
      },
      target: 'baseline-widely-available',
      rolldownOptions: {
        // The last two are fetched by the first.
        input: ['index.html', 'src/app/start.ts', 'src/app/draw.tsx'],
        // Styles have no side effects: without this, one recipe would bring all of them into the first load.
        treeshake: { moduleSideEffects: [{ test: /\/styled-system\//, sideEffects: false }] },
        output: {
          // Chromium compiles all of a file that begins with this as it arrives, and keeps that; see docs/decisions/0038.
          postBanner: '//# allFunctionsCalledOnLoad',
          codeSplitting: { groups: [...groups, later.group] },
        },
      },
    },
  };
});
