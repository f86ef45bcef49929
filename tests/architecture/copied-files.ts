import { globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, normalize } from 'node:path';
import { importsOf } from './find-breaches.ts';

/**
 * A stage of a Dockerfile, and the paths that it copies from the repository; `.` is everything that .dockerignore
 * leaves.
 */
export interface Stage {
  readonly name: string;
  readonly copied: readonly string[];
}

export function stagesOf(dockerfile: string): Stage[] {
  return dockerfile
    .split(/^FROM /m)
    .slice(1)
    .map((text) => ({
      name: /^\S+ AS (\S+)/.exec(text)?.[1] ?? '',
      copied: [...text.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap((match) =>
        (match[1] ?? '').split(' ').map((path) => normalize(path)),
      ),
    }));
}

/** Whether the stage has this file of the repository. The last line of .dockerignore that is about it decides. */
export function has({ copied }: Stage, path: string, dockerignore: string): boolean {
  const lines = dockerignore.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const about = lines.findLast((line) => isWithin(path, line.replace('!', '')));
  if (about && !about.startsWith('!')) return false;
  return copied.some((each) => each === '.' || isWithin(path, each));
}

const isWithin = (path: string, pattern: string): boolean =>
  matchesGlob(path, pattern) || matchesGlob(path, `${pattern}/**`);

/** These files and all of the repository that they import, directly or not. */
export function withImports(root: string, entries: readonly string[]): string[] {
  const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    imports: Readonly<Record<string, string>>;
  };
  const found = new Set(entries);
  for (const path of found) {
    if (!/\.(ts|tsx|mjs)$/.test(path)) continue;
    for (const specifier of importsOf(readFileSync(join(root, path), 'utf8'))) {
      const room = imports[specifier.replace(/\/.*/, '/*')];
      if (specifier.startsWith('.')) found.add(normalize(join(dirname(path), specifier)));
      else if (room) found.add(normalize(room.replace('*', specifier.replace(/^[^/]*\//, ''))));
    }
  }
  return [...found];
}

/** Where what builds is configured: the files that lie beside package.json and are no documents. */
export const rootFiles = (root: string): string[] => globSync('*.{ts,mjs,json,html}', { cwd: root });
