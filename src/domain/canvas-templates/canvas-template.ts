import type { Box } from '../canvas/canvas-node.ts';

export const templateIds = ['lean', 'business-model', 'value-proposition', 'swot', 'blank'] as const;
export type TemplateId = (typeof templateIds)[number];

/** A ruled part of the paper, with a question that it answers. */
export interface TemplateCell {
  /** Unique within the template: `problem`. */
  readonly id: string;
  readonly title: string;
  /** Question that the cell's notes answer. */
  readonly hint: string;
  /** From the template's upper left corner, in scene units. */
  readonly box: Box;
}

export interface CanvasTemplate {
  readonly id: TemplateId;
  readonly name: string;
  /** When to use it. */
  readonly purpose: string;
  readonly cells: readonly TemplateCell[];
  /** Where it is from; a licence asks that it be shown wherever the template is. */
  readonly credit: TemplateCredit | null;
}

export interface TemplateCredit {
  readonly text: string;
  readonly source: string;
  readonly licence: { readonly name: string; readonly url: string } | null;
}

/** Builds the value of a section's `cell`: `lean:problem`. */
export const cellOf = (template: TemplateId, cell: string): string => `${template}:${cell}`;

/** Around all its cells, from its upper left corner. */
export function templateSize({ cells }: CanvasTemplate): Pick<Box, 'width' | 'height'> {
  return {
    width: Math.max(0, ...cells.map(({ box }) => box.x + box.width)),
    height: Math.max(0, ...cells.map(({ box }) => box.y + box.height)),
  };
}
