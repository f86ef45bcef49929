import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from './find-breaches.ts';

const root = join(import.meta.dirname, '../..');

/** Every TypeScript file of ours below a folder of the repository; none where the room is still empty. */
export function sourceFiles(folder: string): SourceFile[] {
  if (!existsSync(join(root, folder))) return [];
  return (
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => name.replaceAll('\\', '/'))
      // Benchmarks install their tools in folders of their own.
      .filter((name) => !name.includes('node_modules/'))
      .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(join(root, folder, name), 'utf8') }))
  );
}
