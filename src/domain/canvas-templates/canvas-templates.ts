import { businessModelCanvas } from './business-model-canvas.ts';
import type { CanvasTemplate } from './canvas-template.ts';
import { leanCanvas } from './lean-canvas.ts';
import { swot } from './swot.ts';
import { valueProposition } from './value-proposition.ts';

const blank: CanvasTemplate = {
  id: 'blank',
  name: 'Blank',
  purpose: 'An empty canvas.',
  credit: null,
  cells: [],
};

/** In the order in which they are offered. */
export const canvasTemplates: readonly CanvasTemplate[] = [
  leanCanvas,
  businessModelCanvas,
  valueProposition,
  swot,
  blank,
];

export const templateById = (id: string): CanvasTemplate =>
  canvasTemplates.find((template) => template.id === id) ?? blank;
