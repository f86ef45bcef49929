import type { Box } from '#domain/canvas/canvas-node.ts';
import { boxOf, union } from '#drawing/bounds.ts';
import type { Scene } from './scene.ts';
import type { EdgeItem, NodeItem, SceneItem } from './scene-item.ts';
import { frameOfMany, frameOfNode, type SelectionFrame } from './selection-frame.ts';

/** The selected parts, as the scene has them now. */
export class Selection {
  readonly #scene: Scene;
  #ids: ReadonlySet<string> = new Set();
  #items: readonly SceneItem[] | undefined;
  #box: Box | undefined;

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  choose(ids: ReadonlySet<string>): void {
    this.#ids = ids;
    this.forget();
  }

  /** The scene has changed. */
  forget(): void {
    this.#items = undefined;
    this.#box = undefined;
  }

  /** A selected group stands for what is in it. */
  get items(): readonly SceneItem[] {
    this.#items ??= [...this.#scene.membersAmong(this.#ids)];
    return this.#items;
  }

  /** Around all selected nodes. */
  get box(): Box | undefined {
    this.#box ??= union(this.items.flatMap((item) => (item.node ? [boxOf(item.node)] : [])));
    return this.#box;
  }

  get onlyNode(): NodeItem | undefined {
    const [only] = this.items;
    return this.items.length === 1 && only?.node && this.#ids.has(only.id) ? only : undefined;
  }

  get onlyEdge(): EdgeItem | undefined {
    const [only] = this.items;
    return this.items.length === 1 && only?.edge ? only : undefined;
  }

  frame(zoom: number): SelectionFrame | undefined {
    const node = this.onlyNode?.node;
    if (node) return frameOfNode(node, zoom);
    return this.box && frameOfMany(this.box, zoom);
  }
}
