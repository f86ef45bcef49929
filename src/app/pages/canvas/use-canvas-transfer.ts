import { type Atom, createAtom } from '@xstate/store';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { type ClipboardContent, contentOf } from '#adapters/clipboard/clipboard-content.ts';
import { writeInto } from '#adapters/clipboard/write-into.ts';
import { pickFiles } from '#adapters/page/pick-files.ts';
import type { Point } from '#domain/canvas/canvas-node.ts';
import type { CanvasControls } from '#features/canvas/canvas-controls.ts';
import { clipboardLabels } from '#features/canvas/labels.ts';
import { newPartId } from '#features/canvas/stage/new-part-id.ts';
import type { StageView } from '#features/canvas/stage/stage-view.ts';
import type { CanvasTransfer } from '#features/canvas/transfer/canvas-transfer.ts';
import { hearTransfer } from '#features/canvas/transfer/hear-transfer.ts';
import { copyOffset } from '#machines/canvas/canvas-keys.ts';
import type { ClipboardEvent } from '#machines/canvas/clipboard.machine.ts';
import type { copyOf } from './clipboard-flow.ts';

export interface CanvasTransferInput {
  readonly controls: CanvasControls;
  readonly view: RefObject<StageView | null>;
  /** Reads out what was done. */
  readonly say: (words: string) => void;
}

export interface OwnTransfer extends CanvasTransfer {
  /** Files for which there is nobody yet who sends them. */
  readonly given: Atom<readonly GivenImage[]>;
  /** Clipboard requests of menus that are not taken up yet. */
  readonly drafts: Atom<readonly ClipboardEvent[]>;
  /** The function that writes parts down at once; null until its code has loaded. */
  readonly late: Atom<{ readonly copyOf: typeof copyOf } | null>;
  /** Contents of the clipboard that were pasted by key and are not taken up yet. */
  readonly pasted: Atom<readonly ClipboardContent[]>;
  /** Takes in images, the first at a point. */
  readonly give: (files: readonly File[], at: Point) => void;
  /** Middle of the visible area, in scene units. */
  readonly middle: () => Point;
}

/** Files that are no pictures yet: drawings of other tools, tables and texts. */
const isDocument = ({ name, type }: File): boolean =>
  type === 'image/svg+xml' || /\.(?:svg|excalidraw|canvas|json|csv|tsv|txt|md)$/i.test(name);

/** Images and the clipboard: what a canvas takes in, and what is taken along from it. */
export function useCanvasTransfer({ controls, view, say }: CanvasTransferInput): OwnTransfer {
  const [given] = useState(() => createAtom<readonly GivenImage[]>([]));
  const [drafts] = useState(() => createAtom<readonly ClipboardEvent[]>([]));
  const [pasted] = useState(() => createAtom<readonly ClipboardContent[]>([]));
  const [late] = useState(() => createAtom<{ readonly copyOf: typeof copyOf } | null>(null));
  const [calls] = useState(() => {
    const middle = (): Point => {
      const { x, y, width, height } = view.current?.view ?? { x: 0, y: 0, width: 0, height: 0 };
      return { x: x + width / 2, y: y + height / 2 };
    };
    const give = (files: readonly File[], { x, y }: Point): void => {
      const images = files.map((file, index) => {
        const at = { x: x + index * copyOffset.dx, y: y + index * copyOffset.dy };
        return { id: newPartId(), file, at };
      });
      given.set((before) => [...before, ...images]);
    };
    const ask = (draft: ClipboardEvent) => drafts.set((before) => [...before, draft]);
    return { middle, give, ask };
  });
  const { middle, give, ask } = calls;
  useEffect(
    () =>
      hearTransfer({
        onCopy: (into, isCut) => {
          const { canvas, selection } = controls;
          if (!canvas || selection.length === 0) return false;
          controls.settle();
          const copying = late.get();
          if (!copying) {
            ask(isCut ? { type: 'cut.asked', ids: selection } : { type: 'copy.asked', ids: selection, form: 'own' });
            return true;
          }
          writeInto(into, copying.copyOf(canvas, selection));
          if (isCut) controls.change({ kind: 'removed' });
          say(clipboardLabels[isCut ? 'cut' : 'copied'](selection.length));
          return true;
        },
        onPaste: (data) => pasted.set((before) => [...before, contentOf(data)]),
        onDrop: (data, at) => {
          const files = [...data.files];
          give(
            files.filter((file) => !isDocument(file)),
            view.current?.sceneAt(at) ?? middle(),
          );
          const documents = files.filter(isDocument);
          if (documents.length > 0) pasted.set((before) => [...before, { html: '', text: '', files: documents }]);
        },
      }),
    [controls, late, pasted, ask, give, middle, view, say],
  );
  return useMemo(
    () => ({
      given,
      drafts,
      pasted,
      give,
      middle,
      late,
      clipboard: ask,
      pickImages: () =>
        void pickFiles('image/png,image/jpeg,image/webp,image/gif,image/avif').then((files) => give(files, middle())),
    }),
    [given, drafts, pasted, late, ask, give, middle],
  );
}

/** A file that is to become an image of the canvas. */
export interface GivenImage {
  /** Id of the node. */
  readonly id: string;
  readonly file: File;
  /** Where its middle comes, in scene units. */
  readonly at: Point;
}
