import type { ReactNode } from 'react';
import { css } from '#styled-system/css';
import { Button } from './Button.tsx';
import { InlineMessage } from './InlineMessage.tsx';

export interface RejectionMessageProps {
  /** Names the attempt. */
  readonly title: string;
  /** Says why it was rejected. */
  readonly children: ReactNode;
  /** Written texts, which would be lost with it. */
  readonly texts?: readonly string[];
  /** Stands for a text without letters. */
  readonly emptyText?: string;
  /** Says what else was rejected with it. */
  readonly rest?: string | undefined;
  /** The last one lets it go. */
  readonly actions: readonly { readonly label: string; readonly onPress: () => void }[];
}

/** A change that was rejected: why, the texts that would be lost with it, and what can be done about it. */
export function RejectionMessage({ title, children, texts = [], emptyText, rest, actions }: RejectionMessageProps) {
  return (
    <InlineMessage
      tone="warning"
      title={title}
      actions={actions.map(({ label, onPress }, index) => (
        <Button
          key={label}
          size="small"
          {...(index === actions.length - 1 && { variant: 'quiet' as const })}
          onPress={onPress}
        >
          {label}
        </Button>
      ))}
    >
      {children}
      {[...new Set(texts)].map((text) => (
        <blockquote key={text} className={quote}>
          {text === '' ? emptyText : text}
        </blockquote>
      ))}
      {rest !== undefined && <p>{rest}</p>}
    </InlineMessage>
  );
}

const quote = css({
  borderInlineStart: 'hairline',
  marginBlock: '4',
  paddingInlineStart: '8',
  maxHeight: '96',
  overflow: 'auto',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});
