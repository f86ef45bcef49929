import { fromPromise } from 'xstate';
import type { ClipboardContent } from '#adapters/clipboard/clipboard-content.ts';
import { readClipboard } from '#adapters/clipboard/read-clipboard.ts';
import { writeClipboard, writePicture } from '#adapters/clipboard/write-clipboard.ts';
import type { Canvas } from '#domain/canvas/canvas.ts';
import { clipHtml } from '#domain/canvas-transfer/clip-html.ts';
import { clipText } from '#domain/canvas-transfer/clip-text.ts';
import { clip } from '#domain/canvas-transfer/export-canvas.ts';
import type { CanvasControls } from '#features/canvas/canvas-controls.ts';
import { exportPng } from '#features/canvas/export/export-png.ts';
import { type ClipboardFailure, type CopyInput, clipboardMachine } from '#machines/canvas/clipboard.machine.ts';

export interface ClipboardOutside {
  readonly controls: CanvasControls;
  readonly blob: (asset: string) => Promise<Blob | undefined>;
  readonly paste: (content: ClipboardContent) => void;
  /** So many parts are in the clipboard. */
  readonly onCopied: (count: number) => void;
  readonly onFailed: (failure: ClipboardFailure) => void;
}

/** The machine of the clipboard, for menus: keys bring the clipboard with them. */
export function clipboardFlow({ controls, blob, paste, onCopied, onFailed }: ClipboardOutside) {
  return clipboardMachine.provide({
    actors: {
      write: fromPromise<void, CopyInput>(async ({ input: { ids, form } }) => {
        const { canvas } = controls;
        if (!canvas) throw 'empty';
        if (form === 'png') await writePicture(pictureOf(canvas, ids, blob));
        else await writeClipboard(copyOf(canvas, ids));
      }),
      paste: fromPromise<void>(async () => paste(await readClipboard())),
    },
    actions: {
      remove: (_, { ids }) => {
        controls.select(ids);
        controls.change({ kind: 'removed' });
      },
      tellCopied: (_, { ids }) => onCopied(ids.length),
      tellFailure: (_, { failure }) => onFailed(failure),
    },
  });
}

async function pictureOf(canvas: Canvas, ids: readonly string[], image: ClipboardOutside['blob']): Promise<Blob> {
  const { file } = await exportPng({ canvas, ids, title: '', theme: 'light', image }, pictureScale);
  return file;
}

/** Pixels to a scene unit. */
const pictureScale = 2;

/** Parts as the clipboard holds them. */
export function copyOf(canvas: Canvas, ids: readonly string[]): Pick<ClipboardContent, 'html' | 'text'> {
  const file = clip(canvas, ids);
  const text = clipText(file);
  return { html: clipHtml(file, text), text };
}
