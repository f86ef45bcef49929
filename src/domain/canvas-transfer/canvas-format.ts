/** What a file of a canvas says it is. A reader refuses versions above its own. */
export const canvasFormat = { format: 'groundwork-canvas', version: 1 } as const;
