import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chartOf } from '#machines/inspector/chart-of.ts';
import { isMachine } from '#machines/journal/inert-logic.ts';
import { importsOf } from '../tests/architecture/find-breaches.ts';
import { findCommentFaults } from '../tests/architecture/find-comment-faults.ts';
import { sourceFiles } from '../tests/architecture/source-files.ts';
import { knownLogics } from './known-logics.ts';

// `npm run house`: figures of how the code reads. They have no limits; a review compares them with those before.
const isTest = (path: string): boolean => /\.(test|e2e)\.tsx?$/u.test(path);
const filesOf = (folder: string) => sourceFiles(folder).filter(({ path }) => !isTest(path));
const linesOf = (text: string): number => text.trimEnd().split('\n').length;

const store = filesOf('src/server/event-store');
/** Files outside of the store that it imports, beside the log of the domain. */
const outside = store.flatMap(({ text }) =>
  importsOf(text).filter((each) => each.startsWith('../') || /^#(?!domain\/log\/)/u.test(each)),
);

/** Lines of the function that a declaration begins, up to its closing brace. */
function linesOfFunction(folder: string, declaration: string): number {
  const text = filesOf(folder).find((each) => each.text.includes(declaration))?.text ?? '';
  const start = text.indexOf(declaration);
  return start < 0 ? 0 : linesOf(text.slice(start, text.indexOf('\n}', start)));
}

const machines = [...(await knownLogics()).values()].filter(isMachine).map(chartOf);
const statesOf = ({ states }: (typeof machines)[number]): number =>
  states.filter(({ parent }) => parent !== null).length;

/** Sizes of the built scripts, in bytes; empty before `npm run build`. */
const scripts = existsSync('dist/client/static')
  ? readdirSync('dist/client/static')
      .filter((name) => name.endsWith('.js'))
      .map((name) => statSync(join('dist/client/static', name)).size)
  : [];

const everything = ['src', 'machines', 'tests', 'scripts'].flatMap(sourceFiles);
const code = everything.filter(({ path }) => !isTest(path) && /^(src|machines)/u.test(path));
const titles = everything
  .filter(({ path }) => isTest(path))
  .flatMap(({ text }) => [...text.matchAll(/^(?:test|it)(?:\.\w+)?\(\s*['"`](\w+)/gmu)].map((match) => match[1] ?? ''));
/** A title that stands in no `describe` and begins with what happens, not with what it happens to. */
const verbs = /^(?:is|are|has|does|takes|keeps|says|shows|gives|makes|counts|reads|writes|sends|finds|that|can|may)$/u;

const figures: readonly (readonly [name: string, figure: string | number])[] = [
  [
    'files of the event store; imports from outside; files imported',
    [store.length, outside.length, new Set(outside).size].join(' · '),
  ],
  ['lines of planGroup', linesOfFunction('src/server/event-store', 'export async function planGroup')],
  ['lines of append-plans.ts', linesOf(store.find(({ path }) => path.endsWith('/append-plans.ts'))?.text ?? '')],
  ['files that read `locked`', code.filter(({ text }) => /\blocked\b/u.test(text)).length],
  [
    'statecharts; with at most three states; files directly in machines/',
    [
      machines.length,
      machines.filter((each) => statesOf(each) <= 3).length,
      filesOf('machines').filter(({ path }) => path.split('/').length === 2).length,
    ].join(' · '),
  ],
  ['built scripts; of at most 2 KB', [scripts.length, scripts.filter((bytes) => bytes <= 2048).length].join(' · ')],
  [
    'files of app/pages with fewer than 25 lines',
    filesOf('src/app/pages').filter(({ text }) => linesOf(text) < 25).length,
  ],
  ['doc comments that begin with What, Whoever, Those, Of or As', findCommentFaults(code).length],
  [
    'tests whose titles name no subject, of all outside of a describe',
    [titles.filter((first) => verbs.test(first)).length, titles.length].join(' of '),
  ],
  ['files; lines, without tests', [code.length, code.reduce((sum, { text }) => sum + linesOf(text), 0)].join(' · ')],
];
for (const [name, figure] of figures) console.log(`${String(figure).padStart(16)}  ${name}`);
