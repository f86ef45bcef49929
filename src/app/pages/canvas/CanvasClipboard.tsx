import type { Atom } from '@xstate/store';
import { useCallback, useEffect } from 'react';
import type { AssetImages } from '#adapters/assets/asset-images.ts';
import type { ClipboardContent } from '#adapters/clipboard/clipboard-content.ts';
import type { CanvasControls } from '#features/canvas/canvas-controls.ts';
import { canvasLabels, clipboardLabels } from '#features/canvas/labels.ts';
import { clipboardFailures } from '#features/canvas/later-labels.ts';
import { useApp } from '../../app-context.ts';
import { useFlow } from '../../use-flow.ts';
import { clipboardFlow } from './clipboard-flow.ts';
import { copyOf } from './copy-of.ts';
import { pasteContent } from './paste-content.ts';
import type { OwnTransfer } from './use-canvas-transfer.ts';

export interface CanvasClipboardProps {
  readonly canvasId: string;
  readonly controls: CanvasControls;
  readonly transfer: OwnTransfer;
  readonly assets: AssetImages;
  /** Reads out what was done. */
  readonly say: (words: string) => void;
}

/** Pastes, and does what menus want of the clipboard, as long as the canvas is there; draws nothing. */
export default function CanvasClipboard({ canvasId, controls, transfer, assets, say }: CanvasClipboardProps) {
  const { services } = useApp();
  const { drafts, pasted, late, give, middle } = transfer;
  const paste = useCallback(
    (content: ClipboardContent): void => {
      const { outcome, words } = pasteContent(content, {
        place: () => ({ canvasId, canvas: controls.canvas, middle: middle() }),
        issue: services.dispatch,
        select: (ids) => controls.select(ids),
        addNote: (text) => controls.placeNote(text),
        addImages: (files) => give(files, middle()),
      });
      if (outcome === 'refused') services.showToast({ tone: 'error', message: words });
      else if (words !== '') say(words);
    },
    [canvasId, controls, services, give, middle, say],
  );
  const clipboard = useFlow(
    clipboardFlow({
      controls,
      blob: (asset) => assets.blob(asset),
      paste,
      onCopied: (count) => say(clipboardLabels.copied(count)),
      onFailed: (failure) => services.showToast({ tone: 'error', message: clipboardFailures[failure] }),
    }),
  );
  useEffect(() => late.set({ copyOf }), [late]);
  useEffect(() => takeEach(drafts, (draft) => clipboard.send(draft)), [clipboard, drafts]);
  useEffect(
    () =>
      takeEach(pasted, (content) => {
        try {
          paste(content);
        } catch {
          services.showToast({ tone: 'error', message: canvasLabels.unreadClipboard });
        }
      }),
    [pasted, paste, services],
  );
  return null;
}

/** Takes what waits in a queue, and what comes into it later. Returns how to stop. */
function takeEach<Item>(queue: Atom<readonly Item[]>, take: (item: Item) => void): () => void {
  const drain = () => {
    const taken = queue.get();
    if (taken.length === 0) return;
    queue.set([]);
    for (const item of taken) take(item);
  };
  drain();
  const heard = queue.subscribe(drain);
  return () => heard.unsubscribe();
}
