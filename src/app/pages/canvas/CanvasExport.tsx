import { fromPromise } from 'xstate';
import { saveFile } from '#adapters/page/save-file.ts';
import type { Canvas } from '#domain/canvas/canvas.ts';
import type { CanvasFile } from '#domain/canvas-transfer/canvas-file.ts';
import { clip, exportCanvas } from '#domain/canvas-transfer/export-canvas.ts';
import { writeJsonCanvas } from '#domain/canvas-transfer/json-canvas.ts';
import { writeExcalidraw } from '#domain/canvas-transfer/write-excalidraw.ts';
import type { CanvasSession } from '#features/canvas/canvas-session.ts';
import { ExportDialog } from '#features/canvas/dialogs/ExportDialog.tsx';
import { exportPng } from '#features/canvas/export/export-png.ts';
import { CannotExport, type ExportRequest } from '#features/canvas/export/export-request.ts';
import { exportSvg } from '#features/canvas/export/export-svg.ts';
import {
  type ExportChoices,
  type ExportedFile,
  type ExportFailure,
  exportCanvasMachine,
} from '#machines/canvas/export-canvas.machine.ts';
import { useFlow } from '../../use-flow.ts';

export interface CanvasExportProps {
  readonly session: CanvasSession;
  readonly title: string;
  readonly onClose: () => void;
}

export function CanvasExport({ session, title, onClose }: CanvasExportProps) {
  const { controls } = session;
  const exporting = useFlow(
    exportCanvasMachine.provide({
      actors: {
        makeFile: fromPromise<ExportedFile, ExportChoices>(async ({ input }) => {
          const { canvas, selection } = controls;
          // A canvas that cannot be exported has no entry for it.
          if (!canvas) throw new Error('there is no canvas');
          const ids = input.scope === 'selection' ? selection : undefined;
          const looks = session.cards.get()?.looks;
          const file = await fileOf({ canvas, ids, title, theme: 'light', image: session.imageFile, looks }, input);
          const name = `${fileName(title)}.${input.format}`;
          saveFile(file, name);
          return { name };
        }),
      },
    }),
    { hasSelection: controls.selection.length > 0 },
  );
  return <ExportDialog exporting={exporting} onClose={onClose} />;
}

async function fileOf(
  request: ExportRequest & { readonly canvas: Canvas },
  { format, scale }: ExportChoices,
): Promise<Blob> {
  const { canvas, ids } = request;
  if (format === 'json' || format === 'excalidraw' || format === 'canvas') {
    const file = ids ? clip(canvas, ids) : exportCanvas(canvas);
    if (format === 'excalidraw') {
      const pixels = await pixelsOf(file, request.image);
      return new Blob([writeExcalidraw(file, pixels)], { type: 'application/json' });
    }
    if (format === 'canvas') return new Blob([writeJsonCanvas(file)], { type: 'application/json' });
    return new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' });
  }
  try {
    if (format === 'svg') return (await exportSvg(request)).file;
    if (format === 'pdf')
      return (await (await import('#features/canvas/export/export-pdf.ts')).exportPdf(request)).file;
    return (await exportPng(request, scale)).file;
  } catch (error) {
    // What the dialog has words for.
    throw error instanceof CannotExport && error.obstacle === 'too-large' ? 'too-large' : error;
  }
}

/** The images of a file as data URLs, by their assets; without those that cannot be had. */
async function pixelsOf({ nodes }: CanvasFile, image: ExportRequest['image']): Promise<ReadonlyMap<string, string>> {
  const assets = new Set(nodes.flatMap(({ kind, asset }) => (kind === 'image' && asset ? [asset] : [])));
  const pixels = new Map<string, string>();
  for (const asset of assets) {
    const blob = await image(asset).catch(() => {
      throw 'image-missing' satisfies ExportFailure;
    });
    if (blob) pixels.set(asset, await dataUrlOf(blob));
  }
  return pixels;
}

const dataUrlOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

const fileName = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .toLowerCase() || 'canvas';
