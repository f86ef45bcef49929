import type { Notice } from '#domain/notice/notice.ts';
import { noticeWords } from '#domain/notice/notice-words.ts';
import { css } from '#styled-system/css';
import { Heading } from '#ui/Heading.tsx';
import { Link } from '#ui/Link.tsx';
import { labels } from './labels.ts';

const shown = 3;

/** Verdicts that are in and not read yet, before everything else; each leads to its learning card. */
export function VerdictLead({ notices }: { readonly notices: readonly Notice[] }) {
  return (
    <section aria-labelledby="verdict-lead" className={card}>
      <Heading level={2} size="subheading" id="verdict-lead">
        {labels.verdict.title(notices.length)}
      </Heading>
      <ul className={css({ display: 'grid', gap: '8' })}>
        {notices.slice(0, shown).map((notice) => (
          <li key={notice.id} className={css({ overflowWrap: 'anywhere' })}>
            {noticeWords(notice)} <Link href={notice.path}>{labels.verdict.read}</Link>
          </li>
        ))}
      </ul>
      {notices.length > shown && (
        <p className={css({ color: 'ink.muted' })}>{labels.verdict.more(notices.length - shown)}</p>
      )}
    </section>
  );
}

const card = css({
  layerStyle: 'card',
  display: 'grid',
  gap: '8',
  padding: { base: '16', phone: '24' },
  minWidth: '0',
});
