import type { Atom, ReadonlyAtom } from '@xstate/store-react';
import type { CanvasActor } from '#machines/canvas/canvas.machine.ts';
import type { CanvasOverlayActor } from '#machines/canvas/canvas-overlay.machine.ts';
import type { CanvasAtom } from '#machines/canvas/select-canvas.ts';
import type { SelectionFocusActor } from '#machines/canvas/selection-focus.machine.ts';
import type { TouchActor } from '#machines/canvas/touch.machine.ts';
import type { TypeAheadActor } from '#machines/canvas/type-ahead.machine.ts';
import type { ShownCards } from '#painter/shown-cards.ts';
import type { CanvasControls } from './canvas-controls.ts';
import type { StageView } from './stage/stage-view.ts';
import type { CanvasTransfer } from './transfer/canvas-transfer.ts';

/** Looks of assumptions on their cards; null until they are known. */
export type CardsAtom = ReadonlyAtom<ShownCards | null>;

/** Everything that the parts of a canvas's screen work with, as long as it is shown. */
export interface CanvasSession {
  readonly canvas: CanvasAtom;
  readonly actor: CanvasActor;
  readonly overlay: CanvasOverlayActor;
  /** Whether presses and keys add to the selection instead of replacing it: for fingers and keyboards, which have no Shift-click. */
  readonly multiSelect: Atom<boolean>;
  readonly touch: TouchActor;
  /** Who has the keyboard after a choice about the selection. */
  readonly selectionFocus: SelectionFocusActor;
  readonly typeAhead: TypeAheadActor;
  readonly controls: CanvasControls;
  readonly transfer: CanvasTransfer;
  readonly cards: CardsAtom;
  /** Leads to the assumption that a card stands for. */
  readonly openAssumption: (id: string) => void;
  /** Shows the comments on an item. */
  readonly comment: (id: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Told once the painting is there, and that it is gone. */
  readonly keepView: (view: StageView | null) => void;
  /** An image as it is kept, for a file; undefined if it cannot be had. */
  readonly imageFile: (assetId: string) => Promise<Blob | undefined>;
  readonly image: (assetId: string) => HTMLImageElement | ImageBitmap | undefined;
}
