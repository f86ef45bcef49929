import { quotation } from '#domain/text/quotation.ts';
import { css } from '#styled-system/css';
import { Link } from '#ui/Link.tsx';
import { leftOutLabels as labels } from './labels.ts';

export interface LeftOutNoteProps {
  /** Each test of which something does not count, and what and why in words. */
  readonly tests: readonly {
    readonly id: string;
    readonly title: string;
    readonly href: string;
    readonly text: string;
  }[];
}

/** Lists entries that do not count for a test because of their network; empty if all count. */
export function LeftOutNote({ tests }: LeftOutNoteProps) {
  return tests.map(({ id, title, href, text }) => (
    <p key={id} className={css({ color: 'ink.muted', overflowWrap: 'anywhere' })}>
      {labels.notCounted} <Link href={href}>{quotation(title)}</Link>: {text}.
    </p>
  ));
}
