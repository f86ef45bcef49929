/** Runs in the page: what moves, or would move when touched. */
export function readMotion(): string[] {
  const found = document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 1)
    .map((animation) => `runs: ${JSON.stringify(animation.effect?.getComputedTiming())}`);
  for (const element of document.querySelectorAll('*')) {
    const { transitionDuration, animationName, animationDuration } = getComputedStyle(element);
    const durations = [transitionDuration, animationName === 'none' ? '0s' : animationDuration].join().split(',');
    if (durations.some((duration) => Number.parseFloat(duration) > 0.001)) {
      found.push(`would move: ${element.outerHTML.slice(0, 160)}`);
    }
  }
  return found;
}
