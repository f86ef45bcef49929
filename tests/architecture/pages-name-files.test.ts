import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folders = ['src', 'machines', 'tests', 'scripts', 'types'];
const inFolders = folders.flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }));
const names = new Set([...readdirSync(root), ...inFolders].map((path) => basename(path)));
const isPath = /^(?:src|tests|docs|machines|scripts|public)\/[\w./-]+$/;
const isName = /^[\w.-]+\.(?:ts|tsx|mjs)$/;

test.each(['README.md', 'docs/architecture.md', 'docs/sync.md', 'docs/testing.md', 'docs/glossary.md'])(
  'Every file and folder that %s names is there',
  (page) => {
    const codes = [...readFileSync(join(root, page), 'utf8').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
    const missing = codes.filter((code) =>
      isPath.test(code) ? !existsSync(join(root, code)) : isName.test(code) && !names.has(code),
    );
    expect(missing).toEqual([]);
  },
);
