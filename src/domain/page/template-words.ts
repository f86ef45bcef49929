import { blockKindOf } from './block-kinds.ts';
import { fieldOf, isText } from './field-rules.ts';
import type { Block } from './page.ts';
import type { PageMaterial } from './page-material.ts';
import { blocksOfTemplate, pageTemplates } from './page-templates.ts';
import { pageThemes } from './page-theme.ts';
import { wordLanguages } from './words/page-words.ts';

/** A sign that no founder writes, in the place of all that a founder can have said. */
const said = '\uE000';

const nothing: PageMaterial = { title: '', audience: '', problems: [], value: '', solutions: [], prices: [] };
const everything: PageMaterial = {
  ...{ title: said, audience: said, value: said },
  ...{ problems: [said], solutions: [said], prices: [said] },
};

let known: ReadonlySet<string> | undefined;

const keyOf = (kind: string, field: string, text: string): string => `${kind} ${field} ${text}`;

/** Found by filling each template: what is there without the founder's words is its own. */
function wordsOfTemplates(): ReadonlySet<string> {
  const blocks = pageTemplates.flatMap((template) =>
    [nothing, everything].flatMap((material) =>
      wordLanguages.flatMap((language) =>
        [null, ...pageThemes].flatMap((theme) => blocksOfTemplate(template, material, () => '', theme, language)),
      ),
    ),
  );
  return new Set(
    blocks.flatMap(({ kind, fields }) =>
      Object.entries(fields).flatMap(([field, text]) =>
        typeof text === 'string' && !text.includes(said) ? [keyOf(kind, field, text)] : [],
      ),
    ),
  );
}

/** The names of the fields of a block that say what a template said, and nobody since. */
export function templateWordsIn({ kind, fields }: Pick<Block, 'kind' | 'fields'>): readonly string[] {
  known ??= wordsOfTemplates();
  const words = known;
  return Object.keys(blockKindOf(kind)?.fields ?? {}).filter((name) => {
    const [field, text] = [fieldOf(kind, name), fields[name]];
    return field && isText(field) && typeof text === 'string' && text !== '' && words.has(keyOf(kind, name, text));
  });
}
