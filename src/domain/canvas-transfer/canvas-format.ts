/** Format name and version written into a canvas file. A reader refuses versions above its own. */
export const canvasFormat = { format: 'groundwork-canvas', version: 1 } as const;
