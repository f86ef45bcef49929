import { useSelector as useAtom } from '@xstate/store-react';
import { useEffect, useRef } from 'react';
import type { ClipboardContent } from '#adapters/clipboard/clipboard-content.ts';
import { readClipboard } from '#adapters/clipboard/read-clipboard.ts';
import { writeClipboard } from '#adapters/clipboard/write-clipboard.ts';
import { clipOf, copyBlock, readClip } from '#domain/page/copied-block.ts';
import type { Page } from '#domain/page/page.ts';
import type { PageOutline } from '#domain/page/page-outline.ts';
import { type Pasted, pasteBlock, pasteClip, pasteImage } from '#domain/page/paste-blocks.ts';
import { hearClipboard } from '#features/page-builder/hear-clipboard.ts';
import { inspectorLabels as labels, pasteLabels } from '#features/page-builder/labels.ts';
import { blockName } from '#features/page-builder/outline-rows.ts';
import { refusalWords } from '#features/page-builder/refusal-words.ts';
import type { PageEditorActor } from '#machines/page/page-editor.machine.ts';
import { copiedBlockOf } from '#machines/page/select-copied-block.ts';
import { useApp } from '../../app-context.ts';
import type { usePagePictures } from './use-page-pictures.ts';

interface BlockClipboardInput {
  readonly page: Page;
  readonly outline: PageOutline;
  readonly editor: PageEditorActor;
  readonly pictures: ReturnType<typeof usePagePictures>;
  readonly onCut: (id: string) => void;
}

/** Blocks go to other pages, projects and tabs by the clipboard, and what else lies in it becomes blocks. */
export function useBlockClipboard({ page, outline, editor, pictures, onCut }: BlockClipboardInput) {
  const { services } = useApp();
  const { newId, workspace, showToast } = services;
  const atom = copiedBlockOf(workspace);
  const copied = useAtom(atom);
  const selected = () => editor.getSnapshot().context.selected;
  const target = () => ({ page, outline, selected: selected(), newId });
  const take = (pasted: Pasted): string | undefined => {
    if (pasted.kind === 'placed') {
      editor.send({ type: 'blocks.placed', blocks: pasted.blocks });
      return pasted.blocks[0].id;
    }
    showToast({ tone: 'error', message: refusalWords(pasted) });
    return undefined;
  };
  const takeContent = ({ html, text, files }: ClipboardContent) => {
    const image = files.find(({ type }) => type.startsWith('image/'));
    // Words bring a picture of themselves along, and images their address in markup: of either only the thing itself counts.
    if (!image || text.trim() !== '' || readClip(html) !== undefined) {
      take(pasteClip({ html, text }, target()));
      return;
    }
    const block = take(pasteImage(target()));
    if (block !== undefined) pictures.send(block, image);
  };
  /** Keeps a copied block in this tab too, for browsers that do not let the clipboard be read. */
  const keep = (id: string) => {
    const block = copyBlock(outline, id, page.projectId);
    if (!block) return undefined;
    atom.set(block);
    showToast({ tone: 'success', message: labels.copied(blockName(block)) });
    return clipOf(block);
  };
  const calls = {
    onCopy: (isCut: boolean) => {
      const id = selected();
      const clip = id === null ? undefined : keep(id);
      if (id !== null && clip && isCut) onCut(id);
      return clip;
    },
    onPaste: takeContent,
  };
  const latest = useRef(calls);
  latest.current = calls;
  useEffect(
    () =>
      hearClipboard({
        onCopy: (isCut) => latest.current.onCopy(isCut),
        onPaste: (content) => latest.current.onPaste(content),
      }),
    [],
  );
  return {
    copied,
    copy: (id: string) => {
      const clip = keep(id);
      // Where that is refused it can still be pasted in this tab.
      if (clip) writeClipboard(clip).catch(() => {});
    },
    paste: () => {
      if (copied) take(pasteBlock(copied, target()));
    },
    pasteClipboard: () => {
      readClipboard().then(takeContent, (failure) =>
        showToast({ tone: 'error', message: failure === 'empty' ? pasteLabels.nothing : pasteLabels.refused }),
      );
    },
  };
}
