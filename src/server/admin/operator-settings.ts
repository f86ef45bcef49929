import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readSettings, type Settings } from '../settings.ts';

/** The product's own folder; `.env` and a relative DATA_DIR are meant from there. */
const root = join(import.meta.dirname, '../../..');

/** The settings that a server started from here would have. Throws a `SettingError`. */
export function operatorSettings(): Settings {
  process.chdir(root);
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readSettings(process.env);
}

/** A file that the operator named, from the folder in which they said it. */
export const operatorFile = (name: string): string => resolve(process.env['INIT_CWD'] ?? process.cwd(), name);
