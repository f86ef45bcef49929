import type { Judged, Share } from '#domain/experiment/experiment.ts';
import { figureOf } from '#domain/text/figures.ts';

const sharesText = (shares: readonly Share[], nameOf = (name: string) => name): string =>
  shares.map(({ name, k, n }) => `${nameOf(name)}: ${figureOf(k)} of ${figureOf(n)}`).join(', ');

/** Counts of a judgement, by version if there were several, and by source. */
export function basisText({ k, n, versions, sources }: Pick<Judged, 'k' | 'n' | 'versions' | 'sources'>): string {
  return [
    `${figureOf(k)} of ${figureOf(n)}`,
    ...(versions.length < 2 ? [] : [sharesText(versions, (name) => `version ${name.toUpperCase()}`)]),
    ...(sources.length === 0 ? [] : [sharesText(sources)]),
  ].join('; ');
}
