import { MessageSquare } from 'lucide-react';
import { useId } from 'react';
import { css } from '#styled-system/css';
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
          <span aria-hidden="true" className={unread > 0 ? unseen : seen}>
            {open}
          </span>
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

const seen = css({ color: 'ink.muted', fontVariantNumeric: 'tabular-nums' });
const unseen = css({ fontWeight: 'strong', fontVariantNumeric: 'tabular-nums' });
