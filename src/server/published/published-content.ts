import type { PageContent, ShownVersion } from '#domain/page/page-content.ts';

/** Content of a published version; `b` if there is a second version of it. */
export interface PublishedContent {
  readonly a: PageContent;
  readonly b?: PageContent | undefined;
}

export const contentFor = (content: PublishedContent, shown: ShownVersion): PageContent =>
  shown === 'b' && content.b ? content.b : content.a;
