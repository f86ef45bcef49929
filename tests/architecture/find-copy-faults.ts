import { type ESTree, parseSync, Visitor } from 'vite';
import type { SourceFile } from './find-breaches.ts';

interface Rule {
  readonly what: string;
  readonly pattern: RegExp;
  /** All others hold for machines too, whose descriptions only developers read. */
  readonly isOfShownTexts?: true;
}

const rules: readonly Rule[] = [
  { what: "a straight apostrophe (’ is the product's)", pattern: /\p{L}'\p{L}|s'(?= \p{L})/u },
  { what: 'a space before a percent sign', pattern: /(?:\d|^) %(?!\d)/ },
  { what: 'a locale other than American English', pattern: /^en(?:-(?!US)[A-Z]{2})?$/ },
  {
    what: 'British spelling',
    pattern:
      /[ “(](?:e-mail|learnt|whilst|cancelled|favourite|behaviour|organis\w+|recognis\w+|judgements?|towards|afterwards|any more(?=[.,;:?!]|$))\b/i,
  },
  {
    what: '“-body” (“no one”, “anyone”, “someone”, “everyone” are the product’s)',
    // A name in the code stands alone; the button “Ask somebody to witness” is named so for others who look for it.
    pattern: / (?:no|any|some|every)body\b(?! to witness)|\b(?:no|any|some|every)body(?! to witness)(?:’s)? /i,
    isOfShownTexts: true,
  },
];

/** These speak as somebody else does, or name a language to machines. */
const exempt = [
  'src/server/content/directus-error.ts',
  'src/server/content/feed/write-feed.ts',
  'src/server/identity/identity-routes.ts',
  'src/server/pages/page-head.ts',
  'src/domain/page/page-language.ts',
  'src/domain/page/words/page-words.ts',
  'src/domain/sample/sample-canvas.ts',
  'src/domain/sample/sample-loop.ts',
];

/** A fast look at a whole file: only what has one of these is parsed. */
const suspect =
  /\p{L}'\p{L}|s' \p{L}|[\d}] %|['"`]en\b| e-mail| learnt| whilst| cancelled|avourite|ehaviour|organis|recognis|udgement|owards|fterwards|any more|(?:o|y|e)body/u;

/** Words of published pages in other languages. */
const isForeign = /^src\/domain\/page\/words\/(?!en\.)[a-z]{2}\.ts$/;

const isExempt = (path: string): boolean =>
  exempt.includes(path) || path.startsWith('src/server/db/') || isForeign.test(path);
const isTest = (path: string): boolean => /\.(?:test|e2e)\.tsx?$/.test(path);

/** One sentence for each text that does not read as the others do. Comments and code are not texts. */
export function findCopyFaults(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path, text }) => !isTest(path) && !isExempt(path) && suspect.test(text))
    .flatMap((file) =>
      textsOf(file).flatMap((text) =>
        rules
          .filter(
            ({ pattern, isOfShownTexts }) => pattern.test(text) && (!isOfShownTexts || file.path.startsWith('src/')),
          )
          .map(({ what }) => `${file.path} has ${what}: ${text}`),
      ),
    );
}

/** Literals, the fixed parts of templates, and what stands between tags. */
function textsOf({ path, text }: SourceFile): string[] {
  const texts: string[] = [];
  const isLocaleOf = new Set<ESTree.Node>();
  new Visitor({
    CallExpression: ({ callee, arguments: given }) => {
      // These compare; they say nothing.
      if (callee.type === 'MemberExpression' && /Compare|Case$/.test(nameOf(callee.property)))
        for (const each of given) isLocaleOf.add(each);
    },
    NewExpression: ({ callee, arguments: given }) => {
      if (callee.type === 'MemberExpression' && /^(?:Collator|Segmenter)$/.test(nameOf(callee.property)))
        for (const each of given) isLocaleOf.add(each);
    },
    Literal: (node) => {
      if (typeof node.value === 'string' && !isLocaleOf.has(node)) texts.push(node.value);
    },
    TemplateElement: ({ value }) => {
      texts.push(value.cooked ?? value.raw);
    },
    JSXText: ({ value }) => {
      texts.push(value);
    },
  }).visit(parseSync(path, text).program);
  return texts.map((each) => each.replace(/\s+/g, ' '));
}

const nameOf = (node: ESTree.Node): string => (node.type === 'Identifier' ? node.name : '');
