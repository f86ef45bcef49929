/** Runs in the page: where the flag of the criterion stands on its axis, in percent of it. */
export function readFlag(): number {
  const [axis, pole] = document.querySelectorAll('svg[viewBox="0 0 240 72"] path');
  if (!axis || !pole) return Number.NaN;
  const [ground, stake] = [axis.getBoundingClientRect(), pole.getBoundingClientRect()];
  return Math.round((100 * (stake.left + stake.width / 2 - ground.left)) / ground.width);
}
