import type { ReactNode } from 'react';
import type { Notice } from '#domain/notice/notice.ts';
import { noticeWords } from '#domain/notice/notice-words.ts';
import { css } from '#styled-system/css';
import { Heading } from '#ui/Heading.tsx';
import { Link } from '#ui/Link.tsx';
import { NextStep } from '#ui/NextStep.tsx';
import { Headline } from './Headline.tsx';
import { labels } from './labels.ts';

const shown = 3;

export interface VerdictLeadProps {
  /** At least one. */
  readonly notices: readonly Notice[];
  /** The next step after they are read, as one line. */
  readonly line: ReactNode;
}

/** Verdicts that are in and not read yet, before everything else; each leads to its learning card. */
export function VerdictLead({ notices, line }: VerdictLeadProps) {
  const [first, ...others] = notices.slice(0, shown);
  return (
    <section aria-labelledby="verdict-lead" className={css({ display: 'grid', gap: '16', minWidth: '0' })}>
      <Heading level={2} size="subheading" id="verdict-lead">
        {labels.verdict.title(notices.length)}
      </Heading>
      {first && (
        <Headline sentence={noticeWords(first)}>
          <NextStep size="large" href={first.path}>
            {labels.verdict.read}
          </NextStep>
        </Headline>
      )}
      {others.length > 0 && (
        <ul className={css({ display: 'grid', gap: '8' })}>
          {others.map((notice) => (
            <li key={notice.id} className={css({ overflowWrap: 'anywhere' })}>
              {noticeWords(notice)} <Link href={notice.path}>{labels.verdict.read}</Link>
            </li>
          ))}
        </ul>
      )}
      {notices.length > shown && (
        <p className={css({ color: 'ink.muted' })}>{labels.verdict.more(notices.length - shown)}</p>
      )}
      {line}
    </section>
  );
}
