import type { Box } from '#domain/canvas/canvas-node.ts';

/**
 * Room in a section, in scene units: beside its notes, above the first of them, and the height of one without many
 * words.
 */
export const sectionRoom = { inset: 12, title: 48, note: 64 } as const;

/** Where a new note goes whose middle is put into a section: as wide as the section, below its title, and within it. */
export function noteBoxIn(section: Box, { y, height }: Pick<Box, 'y' | 'height'>): Box {
  const { inset, title, note } = sectionRoom;
  const [first, last] = [section.y + title, section.y + section.height - inset - note];
  return {
    x: section.x + inset,
    y: Math.max(first, Math.min(last, y + (height - note) / 2)),
    width: Math.max(note, section.width - 2 * inset),
    height: note,
  };
}
