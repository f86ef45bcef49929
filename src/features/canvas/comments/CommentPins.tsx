import { MessageSquare } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import type { CanvasSession } from '../canvas-session.ts';
import { type CommentPin, followPins } from './follow-pins.ts';

export interface CommentPinsProps {
  readonly session: CanvasSession;
  readonly pins: readonly CommentPin[];
}

/** Bubbles at the items that are commented on. They lie over the painting and move with what they are pinned to. */
export function CommentPins({ session, pins }: CommentPinsProps) {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (layer.current ? followPins(layer.current, session, pins) : undefined), [session, pins]);
  return (
    <div ref={layer} className={over}>
      {pins.map(({ id, label, open, isUnread }) => (
        <div key={id} className={bubble}>
          <Button size="small" aria-label={label} onPress={() => session.comment(id)}>
            <MessageSquare aria-hidden="true" />
            <span className={css({ fontWeight: isUnread ? 'strong' : 'text' })}>{open}</span>
          </Button>
        </div>
      ))}
    </div>
  );
}

// It has no size, so that the scene under it is pressed.
const over = css({ position: 'absolute', top: '0', left: '0', zIndex: 'raised' });
// Until it is known where its item is.
const bubble = css({ position: 'absolute', top: '0', left: '0', visibility: 'hidden' });
