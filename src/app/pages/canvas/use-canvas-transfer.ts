import { type Atom, createAtom } from '@xstate/store';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { AssetImages } from '#adapters/assets/asset-images.ts';
import { type ClipboardContent, contentOf } from '#adapters/clipboard/clipboard-content.ts';
import { writeInto } from '#adapters/clipboard/write-clipboard.ts';
import { pickFiles } from '#adapters/page/pick-files.ts';
import type { Point } from '#domain/canvas/canvas-node.ts';
import type { CanvasControls } from '#features/canvas/canvas-controls.ts';
import { newPartId } from '#features/canvas/stage/new-part-id.ts';
import type { StageView } from '#features/canvas/stage/stage-view.ts';
import type { CanvasTransfer } from '#features/canvas/transfer/canvas-transfer.ts';
import { clipboardFailureWords } from '#features/canvas/transfer/clipboard-words.ts';
import { hearTransfer } from '#features/canvas/transfer/hear-transfer.ts';
import { copyOffset } from '#machines/canvas/canvas-keys.ts';
import { useApp } from '../../app-context.ts';
import { useFlow } from '../../use-flow.ts';
import { clipboardFlow, copyOf } from './clipboard-flow.ts';
import type { GivenImage } from './given-image.ts';

export interface CanvasTransferInput {
  readonly canvasId: string;
  readonly controls: CanvasControls;
  readonly view: RefObject<StageView | null>;
  readonly assets: AssetImages;
  /** Reads out what was done. */
  readonly say: (words: string) => void;
}

interface OwnTransfer extends CanvasTransfer {
  /** Files for which there is nobody yet who sends them. */
  readonly given: Atom<readonly GivenImage[]>;
}

/** Images and the clipboard: what a canvas takes in, and what is taken along from it. */
export function useCanvasTransfer({ canvasId, controls, view, assets, say }: CanvasTransferInput): OwnTransfer {
  const { services } = useApp();
  const [given] = useState(() => createAtom<readonly GivenImage[]>([]));
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
        issue: (wishes) => services.issueWishes(wishes),
        select: (ids) => controls.select(ids),
        addNote: (text) => controls.placeNote(text),
        addImages: (files) => give(files, middle()),
      });
      if (outcome === 'refused') services.showToast({ tone: 'error', message: words });
      else if (words !== '') say(words);
    };
    return { middle, give, paste };
  });
  const { middle, give, paste } = calls;
  const clipboard = useFlow(clipboardFlow({ controls, blob: (asset) => assets.blob(asset), paste }));
  useEffect(
    () =>
      hearTransfer({
        onCopy: (into, isCut) => {
          const { canvas, selection } = controls;
          if (!canvas || selection.length === 0) return false;
          controls.settle();
          writeInto(into, copyOf(canvas, selection));
          if (isCut) controls.change({ kind: 'removed' });
          say(saidOfCopy(isCut ? 'Cut' : 'Copied', selection.length));
          return true;
        },
        onPaste: (data) => void paste(contentOf(data)).catch(() => services.showToast(unread)),
        onDrop: (data, at) => give([...data.files], view.current?.sceneAt(at) ?? middle()),
      }),
    [controls, services, paste, give, middle, view, say],
  );
  useEffect(() => {
    let turn = clipboard.getSnapshot().context.copied.turn;
    let told = clipboard.getSnapshot().context.failure;
    const heard = clipboard.subscribe(({ context: { copied, failure } }) => {
      if (copied.turn !== turn) say(saidOfCopy('Copied', copied.count));
      if (failure && failure !== told) {
        services.showToast({ tone: 'error', message: clipboardFailureWords[failure] });
      }
      turn = copied.turn;
      told = failure;
    });
    return () => heard.unsubscribe();
  }, [clipboard, services, say]);
  return useMemo(
    () => ({
      given,
      clipboard,
      pickImages: () =>
        void pickFiles('image/png,image/jpeg,image/webp,image/gif,image/avif').then((files) => give(files, middle())),
    }),
    [given, clipboard, give, middle],
  );
}

const unread = { tone: 'error', message: 'What was copied could not be read now. Nothing was pasted.' } as const;

const saidOfCopy = (what: string, count: number): string =>
  count === 1 ? `${what} 1 part.` : `${what} ${count} parts.`;
