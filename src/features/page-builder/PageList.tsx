import type { ReactNode } from 'react';
import type { PageRecordText } from '#domain/intake/page-record.ts';
import type { Page } from '#domain/page/page.ts';
import { publicationOf } from '#domain/page/publication.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { css } from '#styled-system/css';
import { Badge } from '#ui/Badge.tsx';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { Link } from '#ui/Link.tsx';
import { StatusWord } from '#ui/StatusWord.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { listLabels as labels, promiseLabels, publicationLabels } from './labels.ts';

/** The pages of one idea. */
export interface PagesOfIdea {
  readonly projectId: string;
  readonly title: string;
  readonly isSample: boolean;
  readonly pages: readonly Page[];
}

export interface PageListProps {
  readonly ideas: readonly PagesOfIdea[];
  /** Title of the idea that a page was written for, if that is another one and the page is to be checked. */
  readonly writtenFor: (page: Page) => string | undefined;
  /** Visitors of the page, what they did, and the rate, in words. */
  readonly recordOf: (page: Page) => PageRecordText;
  /** Leads to a page that is on the web, which was published at `slug`. */
  readonly address: (page: Page, slug: string) => ReactNode;
  /** A page in small. */
  readonly thumbnail: (page: Page) => ReactNode;
}

/** Every page, by idea. */
export function PageList({ ideas, writtenFor, recordOf, address, thumbnail }: PageListProps) {
  return (
    <table aria-label={labels.table} className={table}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{labels.page}</VisuallyHidden>
          </th>
          <th scope="col">
            <VisuallyHidden>{labels.state}</VisuallyHidden>
          </th>
          <th scope="col">
            <VisuallyHidden>{labels.record}</VisuallyHidden>
          </th>
          <th scope="col">
            <VisuallyHidden>{labels.changed}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      {ideas.map(({ projectId, title, isSample, pages }) => (
        <tbody key={projectId}>
          <tr>
            <th scope="rowgroup" colSpan={4} className={idea}>
              {title} {isSample && <Badge>Example</Badge>}
            </th>
          </tr>
          {pages.map((page) => (
            <Row
              key={page.id}
              page={page}
              before={writtenFor(page)}
              record={recordOf(page)}
              address={address}
              thumbnail={thumbnail(page)}
            />
          ))}
        </tbody>
      ))}
    </table>
  );
}

const signs = { draft: 'empty', off: 'resting', live: 'full', changed: 'half' } as const;

interface RowProps extends Pick<PageListProps, 'address'> {
  readonly page: Page;
  /** Title of the idea that it was written for, if it is to be checked. */
  readonly before: string | undefined;
  readonly record: PageRecordText;
  readonly thumbnail: ReactNode;
}

function Row({ page, before, record, address, thumbnail }: RowProps) {
  const { id, projectId, title, published, changedAt } = page;
  const publication = publicationOf(page);
  const { counts, rate } = record;
  const slug = page.isLive ? published.at(-1)?.slug : undefined;
  return (
    <tr aria-label={title} className={row}>
      <th scope="row" className={css({ width: 'full' })}>
        <div className={name}>
          <div className={picture}>{thumbnail}</div>
          <div className={css({ minWidth: '0' })}>
            <Link href={buildPath({ name: 'page-builder.project', params: { projectId, page: id } })}>{title}</Link>
            {slug !== undefined && address(page, slug)}
            {before !== undefined && <span className={check}>{promiseLabels.check(before)}</span>}
          </div>
        </div>
      </th>
      <td>
        <StatusWord sign={signs[publication]}>{publicationLabels[publication]}</StatusWord>
      </td>
      <td>
        {rate}
        {counts.length > 0 ? (
          <span className={rate === undefined ? undefined : check}>
            <Link
              href={buildPath({ name: 'validate', params: { projectId, view: 'people', id } })}
              aria-label={labels.whoCame(title, counts)}
            >
              {counts.join(', ')}
            </Link>
          </span>
        ) : (
          published.length > 0 && <span className={css({ color: 'ink.muted' })}>{labels.nobody}</span>
        )}
        {counts.length > 0 && rate === undefined && <span className={check}>{labels.tooFew}</span>}
      </td>
      <td className={css({ color: 'ink.muted', textAlign: { laptop: 'end' } })}>
        <DateDisplay at={changedAt} form="recent" />
      </td>
    </tr>
  );
}

/** Leads to a page as visitors see it, at `of`. */
export function PageAddress({ of }: { readonly of: string }) {
  const { host, pathname } = new URL(of);
  return (
    <span className={place}>
      <Link href={of} variant="quiet" target="_blank" rel="noopener">
        {pathname === '/' ? host : pathname}
      </Link>
    </span>
  );
}

const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  textAlign: 'start',
  '& th': { textAlign: 'start', fontWeight: 'text' },
  '& thead': { srOnly: true },
});
const idea = css({
  paddingBlockStart: '24',
  paddingBlockEnd: '8',
  color: 'ink.muted',
  fontSize: '13',
  lineHeight: '20',
  overflowWrap: 'anywhere',
});
// A press anywhere in the row opens the page; the ways to its people and to what visitors see stand above.
const row = css({
  position: 'relative',
  borderTop: 'hairline',
  _hover: { background: 'surface' },
  '& th div > a::after': { content: '""', position: 'absolute', inset: '0' },
  '& td a, & th span > a': { position: 'relative', zIndex: 'raised' },
  display: { base: 'flex', laptop: 'table-row' },
  flexWrap: 'wrap',
  columnGap: '16',
  '& > *': {
    paddingBlock: { base: '4', laptop: '12' },
    paddingInlineEnd: { laptop: '16' },
    whiteSpace: { laptop: 'nowrap' },
  },
  '& > th': { whiteSpace: 'normal', overflowWrap: 'anywhere', paddingBlock: '12' },
  // On a phone its figures have a line of their own, below its state and its day.
  '& > td:nth-of-type(2)': { order: '1', flexBasis: 'full' },
  '& > td:empty': { display: { base: 'none', laptop: 'table-cell' } },
  paddingBlockEnd: { base: '8', laptop: '0' },
});
const name = css({ display: 'flex', alignItems: { base: 'flex-start', laptop: 'center' }, gap: '12' });
const place = css({
  display: 'block',
  fontFamily: 'figure',
  fontSize: '13',
  lineHeight: '20',
});
const check = css({ display: 'block', textStyle: 'small', color: 'ink.muted' });

const picture = css({ flexShrink: '0', width: '128', aspectRatio: '[8/5]' });
