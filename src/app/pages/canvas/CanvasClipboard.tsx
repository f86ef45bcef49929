import { useEffect } from 'react';
import type { AssetImages } from '#adapters/assets/asset-images.ts';
import type { CanvasControls } from '#features/canvas/canvas-controls.ts';
import { clipboardLabels } from '#features/canvas/labels.ts';
import { clipboardFailures } from '#features/canvas/later-labels.ts';
import { useApp } from '../../app-context.ts';
import { useFlow } from '../../use-flow.ts';
import { clipboardFlow } from './clipboard-flow.ts';
import { copyOf } from './copy-of.ts';
import type { OwnTransfer } from './use-canvas-transfer.ts';

export interface CanvasClipboardProps {
  readonly controls: CanvasControls;
  readonly transfer: OwnTransfer;
  readonly assets: AssetImages;
  /** Reads out what was done. */
  readonly say: (words: string) => void;
}

/** Does what menus want of the clipboard, as long as the canvas is there; draws nothing. */
export default function CanvasClipboard({ controls, transfer, assets, say }: CanvasClipboardProps) {
  const { services } = useApp();
  const { drafts, late, paste } = transfer;
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
  useEffect(() => {
    const take = () => {
      const taken = drafts.get();
      if (taken.length === 0) return;
      drafts.set([]);
      for (const draft of taken) clipboard.send(draft);
    };
    take();
    const heard = drafts.subscribe(take);
    return () => heard.unsubscribe();
  }, [clipboard, drafts]);
  return null;
}
