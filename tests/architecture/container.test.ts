import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { has, rootFiles, type Stage, stagesOf, withImports } from './copied-files.ts';
import { sourceFiles } from './source-files.ts';

const root = join(import.meta.dirname, '../..');
const textOf = (name: string): string => readFileSync(join(root, name), 'utf8');
const dockerignore = textOf('.dockerignore');
const stages = stagesOf(textOf('Dockerfile'));
const missingFrom = (stage: Stage | undefined, paths: readonly string[]): string[] =>
  paths.filter((path) => existsSync(join(root, path)) && !(stage && has(stage, path, dockerignore)));

test('the image lacks none of the programs that sharp decodes images with, which are optional to npm', () => {
  const installs = textOf('Dockerfile').match(/^RUN npm ci.*$/gm);
  expect(installs).toHaveLength(2);
  expect(installs?.filter((line) => /optional/.test(line))).toEqual([]);
});

test('the stage that builds has every configuration and source that the build reads', () => {
  const build = stages.find(({ name }) => name === 'build');
  const config = rootFiles(root);
  const rooms = ['src', 'machines', 'types'].flatMap(sourceFiles).map(({ path }) => path);
  const scripts = withImports(root, ['scripts/require-node.mjs', 'scripts/build.ts']);
  expect(config).toEqual(expect.arrayContaining(['vite.config.ts', 'panda.config.ts', 'tsconfig.json', 'index.html']));
  expect(missingFrom(build, [...config, ...scripts, ...rooms, 'public/favicon.svg'])).toEqual([]);
});

test('the stage that runs has every module that the server and the operator’s commands import', () => {
  const run = stages.at(-1);
  const commands = ['backup', 'restore', 'admin'].map((name) => `scripts/${name}.ts`);
  const modules = withImports(root, ['src/server/main.ts', ...commands]);
  expect(modules).toEqual(expect.arrayContaining(['src/server/app.ts', 'src/domain/user/user.ts']));
  expect(modules.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  expect(missingFrom(run, ['package.json', ...modules])).toEqual([]);
});

test.each([
  ['a file of its own', 'COPY package.json vite.config.ts ./', ['panda.config.ts']],
  ['a folder', 'COPY src ./src', ['package.json', 'panda.config.ts', 'vite.config.ts']],
  ['everything that is not left out', 'COPY . .', []],
])('what %s does not bring is missed', (_, copy, missing) => {
  const [stage] = stagesOf(`FROM node AS build\nWORKDIR /app\n${copy}\n`);
  expect(missingFrom(stage, ['package.json', 'panda.config.ts', 'vite.config.ts'])).toEqual(missing);
});

test('what .dockerignore leaves out is missed, but for what it takes back', () => {
  const [stage] = stagesOf('FROM node\nCOPY . .\n');
  const paths = ['docs/deploy.md', '.env', '.env.production', '.env.example', 'src/app/main.ts', 'old.log'];
  expect(paths.filter((path) => stage && has(stage, path, dockerignore))).toEqual(['.env.example', 'src/app/main.ts']);
});
