import { defineStream } from '../log/define-stream.ts';
import { blockedParts } from './blocked-parts.ts';
import { canvasCommands } from './canvas-commands.ts';
import { canvasFoldVersion } from './canvas-facts.ts';
import { canvasDifferences, canvasFields, clearedCanvas } from './canvas-fields.ts';
import { decideCanvas } from './decide-canvas.ts';
import { evolveCanvas } from './evolve-canvas.ts';

/** `canvas-{uuid}`: the one that a project names. */
export const canvasStream = defineStream({
  name: 'canvas',
  pattern: /^canvas-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
  foldVersion: canvasFoldVersion,
  commands: canvasCommands,
  decide: decideCanvas,
  evolve: evolveCanvas,
  fields: canvasFields,
  differences: canvasDifferences,
  blocked: blockedParts,
  unbegun: clearedCanvas,
});
