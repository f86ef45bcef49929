import { rmSync } from 'node:fs';
import { build } from 'vite';
import { rememberBuild } from './build-state.ts';

// Builds the client into dist/, anew.
rmSync('dist', { recursive: true, force: true });
await build({ logLevel: 'warn' });
rememberBuild();
