import { rmSync } from 'node:fs';
import { build } from 'vite';
import { rememberBuild } from './build-state.ts';

// Builds the client into dist/, anew.
// A test runner has set it to something else, and that would build React for development, without a service worker.
process.env['NODE_ENV'] = 'production';
rmSync('dist', { recursive: true, force: true });
await build({ logLevel: 'warn' });
rememberBuild();
