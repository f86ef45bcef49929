import type { Page } from '#domain/content/page.ts';
import { css } from '#styled-system/css';
import { Heading } from '#ui/Heading.tsx';
import { ArticleBody } from './ArticleBody.tsx';

export interface LegalScreenProps {
  readonly page: Page;
}

/** Terms, support, privacy: text and nothing else. */
export function LegalScreen({ page }: LegalScreenProps) {
  return (
    <article className={column}>
      <Heading level={1} size="headline">
        {page.title}
      </Heading>
      <ArticleBody html={page.body} />
    </article>
  );
}

const column = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '24',
  width: 'full',
  maxWidth: 'sheet',
  marginInline: 'auto',
  paddingBlock: '32',
});
