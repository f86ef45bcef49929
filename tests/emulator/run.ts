import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../src/server/http/find-free-port.ts';

// `npm run test:emulator`: the tests that our own provider passes, against Firebase's official emulator.
const here = import.meta.dirname;
const root = join(here, '../..');
const firebase = join(here, 'node_modules/firebase-tools/lib/bin/firebase.js');

const run = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): void => {
  const { status } = spawnSync(command, args, { cwd: here, stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) process.exitCode = status ?? 1;
};

if (!existsSync(firebase)) {
  console.log('Installing the emulator beside its tests, about 250 MB; this is done once …');
  run('npm', ['ci', '--omit=optional', '--ignore-scripts', '--no-audit', '--no-fund']);
}

const folder = mkdtempSync(join(tmpdir(), 'groundwork-emulator-'));
const port = (): Promise<number> => findFreePort('127.0.0.1');
const config = join(folder, 'firebase.json');
writeFileSync(
  config,
  JSON.stringify({
    emulators: {
      auth: { host: '127.0.0.1', port: await port() },
      hub: { host: '127.0.0.1', port: await port() },
      logging: { host: '127.0.0.1', port: await port() },
      ui: { enabled: false },
      singleProjectMode: true,
    },
  }),
);
const quoted = (text: string): string => JSON.stringify(text);
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const tests = [process.execPath, vitest, 'run', '--root', here, '--testTimeout', '30000', '--reporter', 'verbose'];
const options = ['--only', 'auth', '--project', 'demo-groundwork', '--config', config];
try {
  run(process.execPath, [firebase, 'emulators:exec', ...options, tests.map(quoted).join(' ')], {
    CI: '1',
    NO_UPDATE_NOTIFIER: '1',
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
