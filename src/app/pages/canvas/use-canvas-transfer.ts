import { type Atom, createAtom } from '@xstate/store';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { type ClipboardContent, contentOf } from '#adapters/clipboard/clipboard-content.ts';
import { writeInto } from '#adapters/clipboard/write-into.ts';
import { pickFiles } from '#adapters/page/pick-files.ts';
import type { Point } from '#domain/canvas/canvas-node.ts';
import type { CanvasControls } from '#features/canvas/canvas-controls.ts';
import { canvasLabels, clipboardLabels } from '#features/canvas/labels.ts';
import { newPartId } from '#features/canvas/stage/new-part-id.ts';
import type { StageView } from '#features/canvas/stage/stage-view.ts';
import type { CanvasTransfer } from '#features/canvas/transfer/canvas-transfer.ts';
import { hearTransfer } from '#features/canvas/transfer/hear-transfer.ts';
import { copyOffset } from '#machines/canvas/canvas-keys.ts';
import type { ClipboardEvent } from '#machines/canvas/clipboard.machine.ts';
import { useApp } from '../../app-context.ts';
import type { copyOf } from './copy-of.ts';
import type { GivenImage } from './given-image.ts';

export interface CanvasTransferInput {
  readonly canvasId: string;
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
  readonly paste: (content: ClipboardContent) => Promise<void>;
}

/** Images and the clipboard: what a canvas takes in, and what is taken along from it. */
export function useCanvasTransfer({ canvasId, controls, view, say }: CanvasTransferInput): OwnTransfer {
  const { services } = useApp();
  const [given] = useState(() => createAtom<readonly GivenImage[]>([]));
  const [drafts] = useState(() => createAtom<readonly ClipboardEvent[]>([]));
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
    const paste = async (content: ClipboardContent): Promise<void> => {
      const { pasteContent } = await import('./paste-content.ts');
      const { outcome, words } = pasteContent(content, {
        place: () => ({ canvasId, canvas: controls.canvas, middle: middle() }),
        issue: (drafts) => services.dispatch(drafts),
        select: (ids) => controls.select(ids),
        addNote: (text) => controls.placeNote(text),
        addImages: (files) => give(files, middle()),
      });
      if (outcome === 'refused') services.showToast({ tone: 'error', message: words });
      else if (words !== '') say(words);
    };
    const ask = (draft: ClipboardEvent) => drafts.set((before) => [...before, draft]);
    return { middle, give, paste, ask };
  });
  const { middle, give, paste, ask } = calls;
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
        onPaste: (data) => void paste(contentOf(data)).catch(() => services.showToast(unread)),
        onDrop: (data, at) => give([...data.files], view.current?.sceneAt(at) ?? middle()),
      }),
    [controls, services, late, paste, ask, give, middle, view, say],
  );
  return useMemo(
    () => ({
      given,
      drafts,
      paste,
      late,
      clipboard: ask,
      pickImages: () =>
        void pickFiles('image/png,image/jpeg,image/webp,image/gif,image/avif').then((files) => give(files, middle())),
    }),
    [given, drafts, late, paste, ask, give, middle],
  );
}

const unread = { tone: 'error', message: canvasLabels.unreadClipboard } as const;
