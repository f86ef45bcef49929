import { css } from '#styled-system/css';

/** A text under a name, such as "Your text". */
export function QuotedText({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <figure className={css({ marginTop: '12' })}>
      <figcaption className={css({ color: 'ink.muted', fontSize: '13', lineHeight: '20' })}>{name}</figcaption>
      <blockquote className={css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })}>{text}</blockquote>
    </figure>
  );
}
