import { eachPart } from '../log/parts.ts';
import { blockKindOf } from './block-kinds.ts';
import { fieldOf, isText } from './field-rules.ts';
import type { Block, Page } from './page.ts';
import type { PageCommandData } from './page-commands.ts';
import { textOf } from './page-content.ts';
import type { PageMaterial } from './page-material.ts';
import { blocksOfTemplate, pageTemplates } from './page-templates.ts';
import { pageThemes } from './page-theme.ts';
import { type WordLanguage, wordLanguages } from './words/page-words.ts';

/** A sign that no founder writes, in the place of all that a founder can have said. */
const said = '\uE000';

const nothing: PageMaterial = { title: '', audience: '', problems: [], value: '', solutions: [], prices: [] };
const everything: PageMaterial = {
  ...{ title: said, audience: said, value: said },
  ...{ problems: [said], solutions: [said], prices: [said] },
};

type InLanguages = Partial<Record<WordLanguage, string>>;

let known: ReadonlyMap<string, InLanguages> | undefined;

const keyOf = (kind: string, field: string, text: string): string => `${kind} ${field} ${text}`;

/**
 * Each text of a template, with what the same template says there in the other languages. Found by filling each template:
 * what is there without the founder's words is its own.
 */
function wordsOfTemplates(): ReadonlyMap<string, InLanguages> {
  const words = new Map<string, InLanguages>();
  const fillings = pageTemplates.flatMap((template) =>
    [nothing, everything].flatMap((material) => [null, ...pageThemes].map((theme) => ({ template, material, theme }))),
  );
  for (const { template, material, theme } of fillings) {
    const filled = wordLanguages.map((language) => ({
      language,
      blocks: blocksOfTemplate(template, material, () => '', theme, language),
    }));
    for (const { blocks } of filled) {
      for (const [n, { kind, fields }] of blocks.entries()) {
        for (const [field, text] of Object.entries(fields)) {
          if (!isOwn(text)) continue;
          const others = filled.flatMap((other) => {
            const there = other.blocks[n]?.fields[field];
            return isOwn(there) ? [[other.language, there]] : [];
          });
          words.set(keyOf(kind, field, text), Object.fromEntries(others));
        }
      }
    }
  }
  return words;
}

const isOwn = (text: unknown): text is string => typeof text === 'string' && !text.includes(said);

const allWords = (): ReadonlyMap<string, InLanguages> => (known ??= wordsOfTemplates());

/** The names of the fields of a block that say what a template said, and nobody since. */
export function templateWordsIn({ kind, fields }: Pick<Block, 'kind' | 'fields'>): readonly string[] {
  const words = allWords();
  return Object.keys(blockKindOf(kind)?.fields ?? {}).filter((name) => {
    const [field, text] = [fieldOf(kind, name), fields[name]];
    return field && isText(field) && typeof text === 'string' && text !== '' && words.has(keyOf(kind, name, text));
  });
}

/** The texts of a page that a template wrote, and nobody since, in the words of another language. */
export function translatedTemplate(
  page: Pick<Page, 'blocks'>,
  language: string,
): readonly PageCommandData<'EditBlockText'>[] {
  const to = wordLanguages.find((each) => each === language);
  if (to === undefined) return [];
  return [...eachPart(page.blocks)].flatMap((block) =>
    block.removed
      ? []
      : templateWordsIn(block).flatMap((field) => {
          const base = textOf(block, field);
          const text = allWords().get(keyOf(block.kind, field, base))?.[to] ?? base;
          return text === base ? [] : [{ block: block.id, field, base, text }];
        }),
  );
}
