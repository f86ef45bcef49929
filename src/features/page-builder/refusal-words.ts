import { sections } from '#domain/page/block-kinds.ts';
import type { PasteRefusal } from '#domain/page/paste-blocks.ts';
import { figureOf } from '#domain/text/figures.ts';
import { kindLabel, pasteLabels } from './labels.ts';

/** Why nothing was pasted. */
export function refusalWords(refusal: PasteRefusal): string {
  switch (refusal.reason) {
    case 'misplaced':
      return pasteLabels.misplaced(kindLabel(refusal.block), kindLabel(holderOf(refusal.block)));
    case 'too-long':
      return pasteLabels['too-long'](figureOf(refusal.length), figureOf(refusal.most));
    default:
      return pasteLabels[refusal.reason];
  }
}

const holderOf = (kind: string): string =>
  Object.entries(sections).find(([, section]) => 'items' in section && section.items === kind)?.[0] ?? '';
