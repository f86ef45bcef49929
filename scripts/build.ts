import { rmSync } from 'node:fs';
import { isBuilt, rememberBuild } from './build-state.ts';

// Builds the client into dist/, anew: for the browser, and what the server draws public pages with.
// With --if-changed only where its sources have changed since.
if (process.argv.includes('--if-changed') && isBuilt()) process.exit();
// Where a built product is installed there is no bundler.
const { build } = await import('vite');
const { writePageFonts } = await import('./page-fonts.ts');
// A test runner has set it to something else, and that would build React for development, without a service worker.
process.env['NODE_ENV'] = 'production';
rmSync('dist', { recursive: true, force: true });
await writePageFonts('dist/page-fonts');
await build({ logLevel: 'warn' });
await build({ logLevel: 'warn', build: { ssr: 'src/app/entry-public.tsx', outDir: 'dist/ssr', copyPublicDir: false } });
rememberBuild();
