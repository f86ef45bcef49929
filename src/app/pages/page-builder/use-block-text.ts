import { useCallback, useEffect } from 'react';
import { liveBlock } from '#domain/page/block-tree.ts';
import type { Page } from '#domain/page/page.ts';
import { textOf } from '#domain/page/page-content.ts';
import { type BlockTextActor, blockTextMachine } from '#machines/page/block-text.machine.ts';
import { useSavedOnLeaving } from '#ui/use-saved-on-leaving.ts';
import { useFlow } from '../../use-flow.ts';

/** Typing into the texts of a page, told of what becomes of them elsewhere. What is typed when the screen goes is saved. */
export function useBlockText(page: Page): BlockTextActor {
  const text = useFlow(blockTextMachine, { pageId: page.id });
  useEffect(() => {
    const { place, theirs } = text.getSnapshot().context;
    if (!place) return;
    const block = liveBlock(page, place.block);
    const isOrphaned = text.getSnapshot().matches({ open: 'orphaned' });
    if (!block) {
      if (!isOrphaned) text.send({ type: 'block.gone' });
      return;
    }
    if (isOrphaned) text.send({ type: 'block.returned' });
    const now = textOf(block, place.field);
    if (now !== theirs) text.send({ type: 'text.came', text: now });
  }, [text, page]);
  useSavedOnLeaving(useCallback(() => text.send({ type: 'text.left' }), [text]));
  return text;
}
