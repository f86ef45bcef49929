import { MessageSquare } from 'lucide-react';
import { useId } from 'react';
import { css, cx } from '#styled-system/css';
import { Button, type ButtonProps } from '#ui/Button.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { labels } from './labels.ts';

export interface CommentButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  /** How many comments are open. */
  readonly open: number;
  /** How many of them this account has not seen. */
  readonly unread: number;
  readonly onPress: () => void;
}

/** Leads to the comments on a thing, and says how many there are. */
export function CommentButton({ open, unread, onPress, size = 'medium', variant = 'quiet' }: CommentButtonProps) {
  const count = useId();
  return (
    <>
      <Button
        size={size}
        variant={variant}
        onPress={onPress}
        aria-label={labels.comment}
        {...(open > 0 && { 'aria-describedby': count })}
      >
        <MessageSquare aria-hidden="true" />
        {labels.comment}
        {open > 0 && (
          // Drawn, not written: the button's name is all of its text.
          <span aria-hidden="true" data-count={open} className={cx(counted, unread > 0 ? unseen : seen)} />
        )}
      </Button>
      {open > 0 && (
        <VisuallyHidden>
          <span id={count}>{labels.count(open, unread)}</span>
        </VisuallyHidden>
      )}
    </>
  );
}

const counted = css({ fontVariantNumeric: 'tabular-nums', _before: { content: 'attr(data-count)' } });
const seen = css({ color: 'ink.muted' });
const unseen = css({ fontWeight: 'strong' });
