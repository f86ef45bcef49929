import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { chdir } from 'node:process';
import { isBuilt } from './build-state.ts';

// Builds the client where its sources have changed, then starts the server in this process.
chdir(join(import.meta.dirname, '..'));
if (!isBuilt()) {
  console.log('Building the client …');
  const built = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
  if (built.status !== 0) process.exit(built.status ?? 1);
}
const { main } = await import('../src/server/main.ts');
await main(process.env);
