import RBush from 'rbush';
import { type Area, around } from './area.ts';
import type { SceneItem } from './scene-item.ts';

/** More changes than these make it anew. */
const many = 2000;

/** Finds what is painted by its place. Made anew it is built when a place is first asked for, not before the first frame. */
export class PlaceIndex {
  #tree = new RBush<SceneItem>();
  /** All there is, as long as the tree knows nothing of it. */
  #unbuilt: readonly SceneItem[] | undefined;
  #around: Area | undefined;

  /** `all` is what there is afterwards. */
  change(gone: ReadonlySet<SceneItem>, come: readonly SceneItem[], all: readonly SceneItem[]): void {
    this.#around = undefined;
    if (this.#unbuilt || gone.size + come.length > many) {
      this.#unbuilt = all;
      return;
    }
    for (const item of gone) this.#tree.remove(item);
    this.#tree.load(come);
  }

  /** Returns the items that may be seen in the area, in no order. */
  search(area: Area): SceneItem[] {
    if (this.#unbuilt) {
      this.#tree = new RBush<SceneItem>().load(this.#unbuilt);
      this.#unbuilt = undefined;
    }
    return this.#tree.search(area);
  }

  /** Around everything; of nothing an area that nothing meets. */
  get around(): Area {
    // The root of the tree knows it.
    this.#around ??= this.#unbuilt ? around(this.#unbuilt) : (this.#tree.toJSON() as Area);
    return this.#around;
  }
}
