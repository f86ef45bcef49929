/** Reasons to reject a command of a canvas, as they are shown. */
export const canvasRejections = {
  'node-missing': 'An item it changes was removed from the canvas.',
  'end-missing': 'The item it connects to was removed from the canvas.',
  'node-locked': 'It’s locked. Unlock it first.',
  'group-cycle': 'An item can’t be inside itself.',
  'not-finite': 'It would be outside the canvas or too large.',
  'canvas-full': 'This canvas is full. Remove items or shorten long texts first.',
} as const;
