import { focusPart } from '../stage/CanvasStage.tsx';

/** Leads the keyboard to the last of what is selected; to the scene where its element is not there, or not yet. */
export function focusScene(selection: readonly string[]): void {
  const last = selection.at(-1);
  if (last !== undefined && focusPart(last)) return;
  document.querySelector<HTMLElement>('[data-canvas]')?.focus({ preventScroll: true });
}
