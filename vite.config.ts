import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const opening =
  /src\/(app\/(layouts\/(PublicLayout|Brand|SkipLink)|pages\/LandingPage|use-flow)|features\/landing\/(LandingScreen|IdeaForm|LandingFooter)|ui\/(Link|NextStep)|adapters\/storage\/kept-first-idea|domain\/idea\/idea)\.|machines\/landing-idea|recipes\/(field|link)\./;

/** Drawn on a few events only, and on every first load: the compiler's memory would cost more bytes than it saves work. */
const withoutMemory =
  /src\/(app\/(App|CurrentScreen|ErrorScreen|ScreenFrame|layouts\/(PublicLayout|Brand|SkipLink)|pages\/LandingPage)|features\/landing\/(LandingScreen|IdeaForm|LandingFooter)|ui\/(ButtonLink|Heading|Link|Mark|NextStep|Splash|VisuallyHidden))\.tsx$/;

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

export default defineConfig(({ command }) => {
  // What is built is what founders get, also where a test runner builds it under a NODE_ENV of its own.
  if (command === 'build') process.env['NODE_ENV'] = 'production';
  return {
    plugins: [
      onlyEnglish(),
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
        injectManifest: { globPatterns: ['static/*.{js,css,woff2}', 'index.html'] },
      }),
    ],
    // React has it now.
    resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
    build: {
      outDir: 'dist/client',
      assetsDir: 'static',
      assetsInlineLimit: 0,
      manifest: true,
      modulePreload: { polyfill: false },
      target: 'baseline-widely-available',
      rolldownOptions: {
        // Styles have no side effects: without this, one recipe would bring all of them into the first load.
        treeshake: { moduleSideEffects: [{ test: /\/styled-system\//, sideEffects: false }] },
        // What every screen needs: the packages in a file that stays the same while only the product changes.
        output: {
          codeSplitting: {
            groups: [
              { name: 'core', tags: ['$initial'], test: /node_modules/ },
              { name: 'first', tags: ['$initial'] },
              // What a stranger sees first, in one file instead of a dozen small ones.
              { name: 'opening', test: opening },
            ],
          },
        },
      },
    },
  };
});
