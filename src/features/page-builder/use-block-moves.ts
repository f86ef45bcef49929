import { useMemo, useState } from 'react';
import { type BlockPlace, type MoveDirection, type PageOutline, placeBy } from '#domain/page/page-outline.ts';
import type { PageEditorActor } from '#machines/page/page-editor.machine.ts';
import { outlineLabels as labels } from './labels.ts';
import { blockName } from './outline-rows.ts';

export interface BlockMoves {
  readonly move: (id: string, place: BlockPlace) => void;
  /** By a step, if there is anywhere to go. */
  readonly moveBy: (id: string, direction: MoveDirection) => void;
}

/** Moves of blocks by hand and by keys, and the last of them in words. */
export function useBlockMoves(outline: PageOutline, editor: PageEditorActor) {
  const [said, setSaid] = useState('');
  const moves = useMemo((): BlockMoves => {
    const blocks = new Map(
      outline.flatMap(({ block, items }) => [block, ...items].map((each) => [each.id, each] as const)),
    );
    const move = (id: string, place: BlockPlace): void => {
      editor.send({ type: 'block.moved', id, ...place });
      const [block, after] = [blocks.get(id), blocks.get(place.after ?? '')];
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
