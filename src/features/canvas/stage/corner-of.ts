import type { Size } from '#domain/canvas/camera.ts';

/**
 * The part of a stage's lower right corner that lies under its view controls, in CSS pixels; undefined without them.
 */
export function cornerOf(stage: HTMLElement): Size | undefined {
  const controls = stage.closest('section')?.querySelector('[data-view-controls]');
  if (!controls) return undefined;
  const { right, bottom } = stage.getBoundingClientRect();
  const { left, top } = controls.getBoundingClientRect();
  return { width: right - left, height: bottom - top };
}
