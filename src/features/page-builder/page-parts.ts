import type { PagePlan } from '#drawing/page/draw-page.ts';

export type PageSections = PagePlan['sections'];

/** The number of sections in a part of a page that would take too long to lay out whole. */
const partSize = 50;

/**
 * Sections of a long page in parts. A part begins with the block with which one began before, so that a section that comes
 * or goes changes its own part alone; one that has grown to twice its size is cut.
 */
export function partsOf(sections: PageSections, before: readonly PageSections[] = []): readonly PageSections[] {
  if (sections.length <= 2 * partSize) return [sections];
  const firsts = new Set(before.map(([first]) => first?.block.id));
  const parts: PageSections[number][][] = [];
  for (const section of sections) {
    const part = parts.at(-1);
    if (part && !firsts.has(section.block.id)) part.push(section);
    else parts.push([section]);
  }
  return parts.flatMap(cut);
}

function cut(part: PageSections): readonly PageSections[] {
  if (part.length <= 2 * partSize) return [part];
  const count = Math.ceil(part.length / partSize);
  return Array.from({ length: count }, (_, n) => part.slice(n * partSize, (n + 1) * partSize));
}
