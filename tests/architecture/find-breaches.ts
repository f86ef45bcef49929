import { dirname, join, normalize } from 'node:path';
import { neverImport, type Room } from './rooms.ts';

export interface SourceFile {
  /** From the repository's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

const importPattern =
  /(?:^|[\s;])(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|(?<!['"])\bimport\s*\(?\s*['"]([^'"]+)['"]/g;

/** One sentence for each import that a room may not make; tests and stories are exempt. */
export function findBreaches(files: readonly SourceFile[], rooms: readonly Room[]): string[] {
  return files.flatMap((file) => {
    const room = rooms.find(({ folder }) => file.path.startsWith(folder));
    if (!room || /\.(test|e2e)\.tsx?$/.test(file.path)) return [];
    return importsOf(file.text).flatMap((specifier) => {
      const breach = judge(file.path, specifier, room);
      return breach ? [`${file.path} imports ${specifier}: ${breach}`] : [];
    });
  });
}

export function importsOf(text: string): string[] {
  return [...text.matchAll(importPattern)].map((match) => match[1] ?? match[2] ?? '');
}

function judge(path: string, specifier: string, room: Room): string | undefined {
  if (specifier.startsWith('.')) {
    const target = normalize(join(dirname(path), specifier));
    if (room.files?.includes(target)) return undefined;
    if (!target.startsWith(room.folder)) return `a relative import leaves the room ${room.name}`;
    if (room.name !== 'features') return undefined;
    return sameFeature(path, target) ? undefined : 'a feature imports another feature';
  }
  if (specifier.startsWith('#')) {
    const target = specifier.slice(1).split('/')[0] ?? '';
    if (target === room.name) return `inside ${room.name} imports are relative`;
    const isAllowed = room.rooms.some((allowed) => `${specifier.slice(1)}/`.startsWith(`${allowed}/`));
    return isAllowed ? undefined : `${room.name} may not import ${target}`;
  }
  if (matches(specifier, neverImport[room.name] ?? [])) return `${room.name} may not load it`;
  if (matches(specifier, room.packages)) return undefined;
  return `${room.name} may not import this package`;
}

const sameFeature = (from: string, to: string): boolean => featureOf(from) === featureOf(to);
const featureOf = (path: string): string | undefined => path.split('/')[2];

function matches(specifier: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => {
    if (pattern === '*') return true;
    return pattern.endsWith('*') ? specifier.startsWith(pattern.slice(0, -1)) : specifier === pattern;
  });
}
