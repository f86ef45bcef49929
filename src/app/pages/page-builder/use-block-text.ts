import { useCallback } from 'react';
import { liveBlock } from '#domain/page/block-tree.ts';
import type { Page } from '#domain/page/page.ts';
import { textOf } from '#domain/page/page-content.ts';
import { type BlockTextActor, blockTextMachine, type TextPlace } from '#machines/page/block-text.machine.ts';
import { useFlow } from '../../use-flow.ts';
import { useFollowedText } from '../../use-followed-text.ts';

/** Typing into the texts of a page. */
export function useBlockText(page: Page): BlockTextActor {
  const text = useFlow(blockTextMachine, { documentId: page.id });
  const textAt = useCallback(
    ({ block: id, field }: TextPlace) => {
      const block = liveBlock(page, id);
      return block && textOf(block, field);
    },
    [page],
  );
  useFollowedText(text, textAt);
  return text;
}
