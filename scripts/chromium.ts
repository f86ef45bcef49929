import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { chromium } from 'playwright-core';

/**
 * Debian's name of the same Chromium without windows: less than half of the work, but no service worker outlives it.
 */
const shell = 'chromium-headless-shell';
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Where Chromium is: CHROMIUM_PATH, the usual places, Playwright's own. The one without windows where it is there. */
export const findChromium = (): string | undefined => find([shell, ...whole]);

/** Like `findChromium`, but finds one that keeps all of its profile, so that it can be killed and started again. */
export const findWholeChromium = (): string | undefined => find(whole);

/** Like `findChromium`, but installs Chromium if it is missing. */
export async function requireChromium(): Promise<string> {
  if (!findChromium()) installChromium();
  const found = findChromium();
  if (!found) throw new Error('Chromium could not be installed. Install it and set CHROMIUM_PATH to its program.');
  return found;
}

/** Installs what is missing of both where that can be done: Debian's packages as root, else Playwright's own. */
export function installChromium(): void {
  if (process.env['CHROMIUM_PATH']) return;
  if (isDebian() && process.getuid?.() === 0) installPackages();
  else if (!findChromium()) installPlaywrights();
}

function find(names: readonly string[]): string | undefined {
  const given = process.env['CHROMIUM_PATH'];
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH names ${given}, which does not exist.`);
    return given;
  }
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...places, chromium.executablePath()].find((path) => existsSync(path));
}

function installPackages(): void {
  const missing = [!find([shell])?.endsWith(shell) && shell, !findWholeChromium() && 'chromium'].filter(Boolean);
  if (missing.length === 0) return;
  console.log(`Installing ${missing.join(' and ')}.`);
  const apt = (...args: readonly string[]) => spawnSync('apt-get', args, { stdio: 'inherit' });
  apt('update');
  // One after the other: an older release has no package of the shell.
  for (const name of missing) apt('install', '-y', '--no-install-recommends', String(name));
}

function installPlaywrights(): void {
  console.log('Chromium is missing; installing it.');
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium-headless-shell', 'chromium'], { stdio: 'inherit' });
}

function isDebian(): boolean {
  return (
    existsSync('/etc/os-release') && /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'))
  );
}
