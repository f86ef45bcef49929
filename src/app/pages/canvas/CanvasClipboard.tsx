import type { Atom } from '@xstate/store';
import { useEffect, useMemo, useState } from 'react';
import type { AssetImages } from '#adapters/assets/asset-images.ts';
import type { ClipboardContent } from '#adapters/clipboard/clipboard-content.ts';
import { svgToPng } from '#adapters/page/svg-to-png.ts';
import { parseCells } from '#adapters/transfer/parse-cells.ts';
import type { CanvasFile } from '#domain/canvas-transfer/canvas-file.ts';
import { cellsToNotes, linesToNotes, linkToText } from '#domain/canvas-transfer/cells-to-notes.ts';
import type { ReadForeign } from '#domain/canvas-transfer/read-foreign-canvas.ts';
import type { CanvasControls } from '#features/canvas/canvas-controls.ts';
import { PastedLinesDialog } from '#features/canvas/dialogs/PastedLinesDialog.tsx';
import { PastedLinkDialog } from '#features/canvas/dialogs/PastedLinkDialog.tsx';
import { canvasLabels, clipboardLabels } from '#features/canvas/labels.ts';
import { clipboardFailures } from '#features/canvas/later-labels.ts';
import { useApp } from '../../app-context.ts';
import { useFlow } from '../../use-flow.ts';
import { clipboardFlow, copyOf } from './clipboard-flow.ts';
import { type Pasted, pasteContent, pasteForeign, pasteOwn } from './paste-content.ts';
import { sendPictures } from './send-pictures.ts';
import type { OwnTransfer } from './use-canvas-transfer.ts';

export interface CanvasClipboardProps {
  readonly canvasId: string;
  readonly controls: CanvasControls;
  readonly transfer: OwnTransfer;
  readonly assets: AssetImages;
  /** Reads out what was done. */
  readonly say: (words: string) => void;
}

/** Pastes, and does what menus want of the clipboard, as long as the canvas is there; draws no more than a question. */
export function CanvasClipboard({ canvasId, controls, transfer, assets, say }: CanvasClipboardProps) {
  const { actorOf, services } = useApp();
  const { drafts, pasted, late, give, middle } = transfer;
  const [asked, setAsked] = useState<{ readonly lines: readonly string[]; readonly text: string } | null>(null);
  const [address, setAddress] = useState<string | null>(null);
  const { paste, pasteNotes } = useMemo(() => {
    const fail = () => services.showToast({ tone: 'error', message: canvasLabels.unreadClipboard });
    const tell = ({ outcome, words }: Pasted): void => {
      if (outcome === 'refused') services.showToast({ tone: 'error', message: words });
      else if (words !== '') say(words);
    };
    const parts = {
      place: () => ({ canvasId, canvas: controls.canvas, middle: middle() }),
      issue: services.dispatch,
      select: (ids: readonly string[]) => controls.select(ids),
    };
    const notes = (file: CanvasFile) => tell(pasteOwn({ kind: 'read', file }, parts));
    const takeCells = async (text: string) => notes(cellsToNotes(parseCells(text)));
    const draw = async (svg: Blob, name: string) => {
      give([await svgToPng(svg, name)], middle());
    };
    /** Leaves out what could not be sent, so that the parts come at once and as one step. */
    const sendThen = async (foreign: ReadForeign): Promise<void> => {
      if (foreign.read.kind === 'refused') return tell(pasteForeign(foreign, parts));
      const { file, refused, unsent } = await sendPictures(
        { actorOf },
        foreign.read.file,
        foreign.pictures ?? new Map(),
      );
      const image = (foreign.dropped.image ?? 0) + refused + unsent;
      const dropped = { ...foreign.dropped, ...(image > 0 && { image }) };
      tell(pasteForeign({ tool: foreign.tool, read: { kind: 'read', file }, dropped }, parts));
    };
    const pasteOne = (content: ClipboardContent): void =>
      tell(
        pasteContent(content, {
          ...parts,
          addNote: (text) => controls.placeNote(text),
          addImages: (files) => give(files, middle()),
          addSvg: (text) => void draw(new Blob([text]), 'Pasted image.svg').catch(fail),
          addCells: (text) => void takeCells(text).catch(fail),
          addPictures: (foreign) => void sendThen(foreign).catch(fail),
          askLines: (lines, text) => setAsked({ lines, text }),
          askTitle: setAddress,
        }),
      );
    /** A dropped file is what its text would be in the clipboard; a table is one whatever is between its cells. */
    const takeFile = async (file: File): Promise<void> => {
      if (/\.svg$/i.test(file.name) || file.type === 'image/svg+xml') return draw(file, file.name);
      const text = await file.text();
      if (!/\.(?:csv|tsv)$/i.test(file.name)) return pasteOne({ html: '', text, files: [] });
      return takeCells(text);
    };
    return {
      pasteNotes: notes,
      paste(content: ClipboardContent): void {
        const documents = content.files.filter(({ type }) => !/^image\/(?!svg)/.test(type));
        if (documents.length === 0 || content.text !== '' || content.html !== '') pasteOne(content);
        else for (const file of documents) void takeFile(file).catch(fail);
      },
    };
  }, [canvasId, controls, services, actorOf, give, middle, say]);
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
  if (address !== null) {
    return (
      <PastedLinkDialog
        address={address}
        onClose={() => setAddress(null)}
        onTitle={(title) => {
          setAddress(null);
          pasteNotes(linkToText(title, address));
        }}
      />
    );
  }
  if (!asked) return null;
  const { lines, text } = asked;
  const answer = (act: () => void) => () => {
    setAsked(null);
    act();
  };
  return (
    <PastedLinesDialog
      lines={lines}
      onClose={answer(() => {})}
      onEach={answer(() => pasteNotes(linesToNotes(lines)))}
      onJoined={answer(() => {
        controls.placeNote(text);
        say(clipboardLabels.pastedNote);
      })}
    />
  );
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
