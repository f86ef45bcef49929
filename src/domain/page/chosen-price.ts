import { partOf } from '../log/parts.ts';
import type { Page } from './page.ts';
import { textOf } from './page-content.ts';

/**
 * Returns the price that a visitor chose or ordered, as the page names it now: "Starter · €9 per month". `form` is the
 * block that it stood on; any other than a price is named by nothing.
 */
export function chosenPrice({ blocks }: Pick<Page, 'blocks'>, form: string): string {
  const block = partOf(blocks, form);
  if (block?.kind !== 'plan') return '';
  const amount = [textOf(block, 'price'), textOf(block, 'period')].filter((text) => text !== '').join(' ');
  return [textOf(block, 'heading'), amount].filter((text) => text !== '').join(' · ');
}
