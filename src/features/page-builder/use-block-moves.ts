import { useMemo, useState } from 'react';
import type { Block } from '#domain/page/page.ts';
import { type BlockPlace, type MoveDirection, type PageOutline, placeBy } from '#domain/page/page-outline.ts';
import type { PageEditorActor } from '#machines/page/page-editor.machine.ts';
import { outlineLabels as labels } from './labels.ts';
import { blockName } from './outline-rows.ts';

export interface BlockMoves {
  readonly move: (id: string, place: BlockPlace) => void;
  /** By a step, if there is anywhere to go. */
  readonly moveBy: (id: string, direction: MoveDirection) => void;
}

/** Moves blocks by drag and by keyboard; `said` is the last move in words, for screen readers. */
export function useBlockMoves(outline: PageOutline, editor: PageEditorActor) {
  const [said, setSaid] = useState('');
  const moves = useMemo((): BlockMoves => {
    const move = (id: string, place: BlockPlace): void => {
      editor.send({ type: 'block.moved', id, ...place });
      const [block, after] = [blockIn(outline, id), blockIn(outline, place.after)];
      if (block) setSaid(labels.moved(blockName(block), after && blockName(after)));
    };
    return {
      move,
      moveBy: (id, direction) => {
        const place = placeBy(outline, id, direction);
        if (place) move(id, place);
      },
    };
  }, [outline, editor]);
  return { moves, said };
}

function blockIn(outline: PageOutline, id: string | null): Block | undefined {
  for (const { block, items } of outline) {
    const found = block.id === id ? block : items.find((item) => item.id === id);
    if (found) return found;
  }
  return undefined;
}
