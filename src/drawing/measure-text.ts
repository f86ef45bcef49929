import { advanceOf, clusterAdvance, clustersOf, isPlain } from './text-metrics.ts';

/**
 * How wide a line of Inter at weight 400 is, without kerning, in the unit of `fontPx`. The same on every machine; what
 * Inter does not have is guessed by its class.
 */
export function measureText(text: string, fontPx: number): number {
  let sum = 0;
  if (isPlain(text)) for (let index = 0; index < text.length; index++) sum += advanceOf(text.charCodeAt(index));
  else for (const cluster of clustersOf(text)) sum += clusterAdvance(cluster);
  return (sum * fontPx) / 1000;
}
