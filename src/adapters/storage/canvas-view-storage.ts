import type { Box } from '#domain/canvas/canvas-node.ts';
import type { SafeStorage } from './safe-storage.ts';

/** The visible part of a canvas, in scene units, and the CSS pixels per unit. */
export interface KeptView {
  readonly seen: Box;
  readonly zoom: number;
}

const keyOf = (projectId: string): string => `groundwork-canvas-view:${projectId}`;

/** How the canvas of a project was looked at last on this device; null if it never was. */
export function readCanvasView(storage: SafeStorage, projectId: string): KeptView | null {
  const [x, y, width, height, zoom] = (storage.get(keyOf(projectId)) ?? '').split(' ').map(Number.parseFloat);
  const isWhole = [x, y, width, height, zoom].every(Number.isFinite);
  if (!isWhole || !width || !height || !zoom) return null;
  return { seen: { x: x ?? 0, y: y ?? 0, width, height }, zoom };
}

export const writeCanvasView = (storage: SafeStorage, projectId: string, { seen, zoom }: KeptView): void =>
  storage.set(keyOf(projectId), [seen.x, seen.y, seen.width, seen.height, zoom].join(' '));
