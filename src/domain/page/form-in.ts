import { blockKindOf } from './block-kinds.ts';
import { type Block, type PageGoal, pageGoals } from './page.ts';
import { type ContentBlock, type PageContent, textOf } from './page-content.ts';

/** A form of a page, as what is sent with it is read. */
export interface PageForm {
  readonly block: ContentBlock;
  readonly goal: PageGoal;
  /** The questions that it asks, by their places; those without words are not shown. */
  readonly questions: readonly ContentBlock[];
}

/** The headline that shows the form of the page instead of its own button; only a page with a theme has one. */
export function headlineWithForm<Content extends { readonly kind: string; readonly fields: ContentBlock['fields'] }>(
  blocks: readonly Content[],
): Content | undefined {
  if (!blocks.some(({ kind }) => kind === 'form')) return undefined;
  return blocks.find(({ kind, fields }) => kind === 'hero' && fields['look'] === 'form');
}

/** Whether a headline shows the form in each version that it is in, so that no one sees its own button. */
export const showsForm = (blocks: readonly Block[], headline: Block): boolean =>
  (headline.in === 'both' ? (['a', 'b'] as const) : [headline.in]).every(
    (version) =>
      headlineWithForm(blocks.filter((block) => block.in === 'both' || block.in === version))?.id === headline.id,
  );

/** Returns the goal of a plan's button. */
export const goalOfPlan = (plan: ContentBlock): PageGoal =>
  pageGoals.find((goal) => goal === plan.fields['goal']) ?? 'sign-up';

/** The form that a block has where it is shown; undefined if it has none. */
export function formIn({ goal, blocks }: Pick<PageContent, 'goal' | 'blocks'>, id: string): PageForm | undefined {
  const shown = blocks.flatMap((block) => (block.kind === 'pricing' ? [block, ...block.items] : [block]));
  const block = shown.find((each) => each.id === id);
  if (!block) return undefined;
  switch (blockKindOf(block.kind)?.form) {
    case 'own':
      return { block, goal: goal === 'pre-order' ? 'pre-order' : 'sign-up', questions: block.items };
    case 'door': {
      const leads = blocks.some(({ kind, items }) => kind === 'form' || (kind === 'pricing' && items.length > 0));
      const isDoor = goal === 'fake-door' && !leads && textOf(block, 'button') !== '';
      return isDoor ? { block, goal, questions: [] } : undefined;
    }
    case 'goal': {
      const wanted = goalOfPlan(block);
      // The button of such a plan leads to the form.
      const isLink = wanted === 'sign-up' && blocks.some(({ kind }) => kind === 'form');
      return isLink ? undefined : { block, goal: wanted, questions: [] };
    }
    case null:
    case undefined:
      return undefined;
  }
}
