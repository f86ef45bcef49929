import { type ContentBlock, type PageContent, textOf } from './page-content.ts';

/** Whether a page has a block of this survey, or a text or button that links to its address. */
export function leadsToSurvey({ blocks }: Pick<PageContent, 'blocks'>, surveyId: string): boolean {
  const leads = (block: ContentBlock): boolean =>
    textOf(block, 'survey') === surveyId ||
    Object.values(block.fields).some((value) => typeof value === 'string' && value.includes(`/s/${surveyId}`)) ||
    block.items.some(leads);
  return blocks.some(leads);
}
