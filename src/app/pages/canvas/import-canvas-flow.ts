import { fromPromise } from 'xstate';
import { parseCells } from '#adapters/transfer/parse-cells.ts';
import { type Canvas, canvasLimits } from '#domain/canvas/canvas.ts';
import { canvasSize, sizeOfPart } from '#domain/canvas/canvas-size.ts';
import { liveNodes } from '#domain/canvas/live-parts.ts';
import type { CanvasFile } from '#domain/canvas-transfer/canvas-file.ts';
import { type CanvasFileFailure, failureOfProblems } from '#domain/canvas-transfer/canvas-file-failure.ts';
import { cellsToNotes } from '#domain/canvas-transfer/cells-to-notes.ts';
import type { Pictures } from '#domain/canvas-transfer/pictures.ts';
import { readCanvasFile } from '#domain/canvas-transfer/read-canvas-file.ts';
import { judged, type ReadForeign, readForeignCanvas } from '#domain/canvas-transfer/read-foreign-canvas.ts';
import { type CanvasFileReport, reportFile } from '#domain/canvas-transfer/report-file.ts';
import { boundsOf } from '#drawing/bounds.ts';
import type { CanvasSession } from '#features/canvas/canvas-session.ts';
import { itemCount } from '#features/canvas/labels.ts';
import { droppedLabel } from '#features/canvas/transfer/dropped-label.ts';
import { importCanvasMachine } from '#machines/canvas/import-canvas.machine.ts';
import type { App } from '../../app-context.ts';
import type { Services } from '../../services.ts';
import { fileBounds, placeParts } from './place-parts.ts';
import { besides } from './place-template.ts';
import { sendPictures } from './send-pictures.ts';

export interface ImportOutside {
  readonly session: Pick<CanvasSession, 'actor' | 'controls'>;
  readonly services: Pick<Services, 'dispatch' | 'showToast'>;
  readonly actorOf: App['actorOf'];
  readonly canvasId: string;
}

/** The import's machine; `hold` gives it the content that the machine hears of. */
export function importCanvasFlow({ session: { actor, controls }, services, actorOf, canvasId }: ImportOutside) {
  let content: Blob | undefined;
  let held: { readonly file: CanvasFile; readonly pictures: Pictures } | undefined;
  const machine = importCanvasMachine.provide({
    actors: {
      read: fromPromise<CanvasFileReport>(async () => {
        if (!content) throw unexpected;
        const { read, pictures = new Map(), ...foreign } = await readAny(content);
        if (read.kind === 'refused') throw failureOfProblems(read.problems);
        held = { file: read.file, pictures };
        return { ...reportFile(read.file, canvasId), ...foreign };
      }),
      place: fromPromise<void>(async () => {
        if (!held) throw unexpected;
        requireRoom(controls.canvas, held.file);
        const { file, refused, unsent } = await sendPictures({ actorOf }, held.file, held.pictures);
        if (unsent > 0) throw { kind: 'images-unsent' } satisfies CanvasFileFailure;
        const { canvas } = controls;
        requireRoom(canvas, file);
        const { nodes, edges } = file;
        const bounds = fileBounds(file);
        const offset = besides(bounds, canvas && boundsOf(liveNodes(canvas)));
        controls.settle();
        services.dispatch(placeParts(file, { canvasId, canvas, offset }).drafts);
        const done = `Imported ${itemCount(nodes.length + edges.length)}.`;
        const left = droppedLabel(refused > 0 ? { image: refused } : {});
        services.showToast({ tone: 'success', message: left === '' ? done : `${done} ${left}` });
        if (!bounds) return;
        const box = { ...bounds, x: bounds.x + offset.x, y: bounds.y + offset.y };
        actor.getSnapshot().children.camera?.send({ type: 'box.fitted', box });
      }),
    },
  });
  return {
    machine,
    hold(next: Blob) {
      content = next;
    },
  };
}

/** A file of ours, of another tool, or a table whose cells are notes. */
async function readAny(content: Blob): Promise<Partial<ReadForeign> & Pick<ReadForeign, 'read'>> {
  const text = await content.text();
  const foreign = readForeignCanvas(text);
  if (foreign) return foreign;
  const isCsv = content instanceof File && /\.(?:csv|tsv)$/i.test(content.name);
  if (!isCsv) return { read: readCanvasFile(text) };
  return judged({ tool: 'table', file: cellsToNotes(parseCells(text)), dropped: {} });
}

function requireRoom(canvas: Canvas | undefined, { nodes, edges }: CanvasFile): void {
  const isTooFull =
    (canvas?.nodeCount ?? 0) + nodes.length > canvasLimits.nodes ||
    (canvas?.edgeCount ?? 0) + edges.length > canvasLimits.edges ||
    (canvas ? canvasSize(canvas) : 0) + sizeOf([...nodes, ...edges]) > canvasLimits.size;
  if (isTooFull) throw { kind: 'canvas-full' } satisfies CanvasFileFailure;
}

const sizeOf = (parts: readonly { readonly text?: string | undefined; readonly z?: string | undefined }[]): number =>
  parts.reduce((sum, { text = '', z = '' }) => sum + sizeOfPart({ text, z }), 0);

const unexpected: CanvasFileFailure = { kind: 'unexpected' };
