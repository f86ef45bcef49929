import { expect, test } from 'vitest';
import { aBlock, aContent, withImages } from '../../../tests/fixtures/published-page.ts';
import { pageDocument } from '../../drawing/page/page-document.ts';
import { formIn } from './form-in.ts';
import { pageGoals } from './page.ts';
import type { ContentBlock } from './page-content.ts';

const sectionsWith = (...kinds: readonly string[]): readonly ContentBlock[] => kinds.map((kind) => aBlock(kind));
const pages = pageGoals.flatMap((goal) =>
  [['hero'], ['hero', 'pricing'], ['hero', 'form'], ['hero', 'pricing', 'form', 'faq']].map((kinds) =>
    aContent({ goal, blocks: sectionsWith(...kinds) }),
  ),
);

test('what is read as a form is what a page shows as one, with its goal', () => {
  for (const content of pages) {
    const { html } = pageDocument(content, { ...withImages, origin: 'https://pages.example.org' });
    const shown = [...html.matchAll(/name="goal" value="([^"]+)"><input type="hidden" name="form" value="([^"]+)"/g)];
    const ids = content.blocks.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]);
    const read = ids.flatMap((id) => {
      const form = formIn(content, id);
      return form ? [[form.goal, form.block.id]] : [];
    });
    expect(read).toEqual(shown.map(([, goal, id]) => [goal, id]));
  }
  expect(formIn(aContent(), '')).toBeUndefined();
});
