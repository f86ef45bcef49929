import { useEffect } from 'react';
import type { AssetImages } from '#adapters/assets/asset-images.ts';
import type { CanvasControls } from '#features/canvas/canvas-controls.ts';
import { clipboardFailureWords } from '#features/canvas/transfer/clipboard-words.ts';
import type { ClipboardEvent } from '#machines/canvas/clipboard.machine.ts';
import { useApp } from '../../app-context.ts';
import { useFlow } from '../../use-flow.ts';
import { clipboardFlow } from './clipboard-flow.ts';
import { copyOf } from './copy-of.ts';
import { saidOfCopy } from './said-of-copy.ts';
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
  const { wishes, late, paste } = transfer;
  const clipboard = useFlow(clipboardFlow({ controls, blob: (asset) => assets.blob(asset), paste }));
  useEffect(() => late.set({ copyOf }), [late]);
  useEffect(() => {
    // One after the other: what is asked while the clipboard is written would be lost, such as a cut after a copy.
    const asked: ClipboardEvent[] = [];
    const work = () => {
      while (!clipboard.getSnapshot().hasTag('pending')) {
        const next = asked.shift();
        if (!next) return;
        clipboard.send(next);
      }
    };
    const take = () => {
      const taken = wishes.get();
      if (taken.length === 0) return;
      wishes.set([]);
      asked.push(...taken);
      work();
    };
    take();
    const heard = [wishes.subscribe(take), clipboard.subscribe(work)];
    return () => {
      for (const each of heard) each.unsubscribe();
    };
  }, [clipboard, wishes]);
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
  return null;
}
