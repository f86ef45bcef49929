/** Runs in the page: controls that nothing shows where the system chooses the colors, or whose focus nothing shows. */
export async function readForcedColors(): Promise<string[]> {
  const found: string[] = [];
  const isDrawn = (width: string, style: string) => style !== 'none' && Number.parseFloat(width) > 0;
  /** Whether the control itself or a frame around it draws the line. */
  const wears = (element: Element | null, line: 'border' | 'outline', height = 3): boolean => {
    if (!element || height === 0) return false;
    const style = getComputedStyle(element);
    const isWorn =
      line === 'border'
        ? isDrawn(style.borderBottomWidth, style.borderBottomStyle)
        : isDrawn(style.outlineWidth, style.outlineStyle);
    return isWorn || wears(element.parentElement, line, height - 1);
  };
  const shows = (control: HTMLElement): boolean => {
    const text = control.closest('label') ?? control;
    // A box that is drawn in the label stands for the input under it.
    const isBoxed = text !== control && [...text.querySelectorAll('span')].some((box) => wears(box, 'border', 1));
    // The browser draws a slider itself, and what is chosen from where nothing else does.
    return (
      (text.textContent ?? '').trim() !== '' ||
      isBoxed ||
      text.querySelector('svg') !== null ||
      control.matches('[type=range]') ||
      (control.matches('[type=radio], [type=checkbox]') && getComputedStyle(control).appearance !== 'none')
    );
  };
  for (const control of document.querySelectorAll<HTMLElement>('a[href], button:enabled, input, textarea, select')) {
    if (control.getBoundingClientRect().width <= 1 || !control.checkVisibility({ visibilityProperty: true })) continue;
    const what = control.outerHTML.slice(0, 160);
    if (!shows(control) && !wears(control, 'border')) found.push(`unseen: ${what}`);
    control.focus();
    if (document.activeElement !== control || wears(control, 'outline')) continue;
    await new Promise(requestAnimationFrame);
    if (!wears(control, 'outline')) found.push(`unseen focus: ${what}`);
  }
  return found;
}
