import type { Brush } from './brush.ts';
import { EdgeRun } from './edge-run.ts';
import { paintEdge } from './paint-edge.ts';
import { paintNode } from './paint-node.ts';
import { paintQuestion } from './paint-question.ts';
import type { SceneItem } from './scene-item.ts';

/** Paints parts in the order given, from the one with the index `from` up to before `to`. */
export function paintItems(brush: Brush, items: readonly SceneItem[], from = 0, to = items.length): void {
  const run = new EdgeRun(brush);
  for (let index = from; index < to; index++) {
    const item = items[index] as SceneItem;
    if (item.edge) {
      if (run.takes(item)) continue;
      run.end();
      paintEdge(brush, item);
    } else {
      run.end();
      paintNode(brush, item.node);
      if (item.question !== undefined) paintQuestion(brush, item.node, item.question);
    }
  }
  run.end();
}
