import { useSelector as useAtom } from '@xstate/store-react';
import type { PageOutline } from '#domain/page/page-outline.ts';
import { copyBlock, pasteBlock } from '#domain/page/paste-blocks.ts';
import { inspectorLabels as labels } from '#features/page-builder/labels.ts';
import { blockName } from '#features/page-builder/outline-rows.ts';
import { copiedBlockOf } from '#machines/page/copied-block.ts';
import type { PageEditorActor } from '#machines/page/page-editor.machine.ts';
import { useApp } from '../../app-context.ts';

/** Blocks go from one page to another by being copied and pasted. */
export function useCopiedBlock(editor: PageEditorActor, outline: PageOutline) {
  const { actorOf, services } = useApp();
  const atom = copiedBlockOf(services.workspace);
  const copied = useAtom(atom);
  return {
    copied,
    copy: (id: string) => {
      const block = copyBlock(outline, id);
      if (!block) return;
      atom.set(block);
      const message = labels.copied(blockName(block.block));
      actorOf('toasts').send({ type: 'toast.shown', toast: { id: services.newId(), tone: 'success', message } });
    },
    paste: () => {
      const { selected } = editor.getSnapshot().context;
      const blocks = copied ? pasteBlock(copied, outline, selected, services.newId) : [];
      if (blocks.length > 0) editor.send({ type: 'blocks.placed', blocks });
    },
  };
}
