/** Focuses what is selected, else the part that Tab leads to, else the canvas itself. */
export function focusScene(): void {
  const stage = document.querySelector<HTMLElement>('[data-canvas]');
  const part = (selector: string) => stage?.querySelector<HTMLElement>(`[role=option]${selector}`);
  (part('[aria-selected=true]') ?? part('[tabindex="0"]') ?? stage)?.focus({ preventScroll: true });
}
