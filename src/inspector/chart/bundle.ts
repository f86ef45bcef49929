import type { ChartTransition } from '#machines/inspector/chart.ts';
import { isInside } from './rows-of.ts';

/** The transitions from one state to another; they share an arrow. */
export interface Bundle {
  readonly from: string;
  readonly to: string;
  readonly transitions: readonly ChartTransition[];
}

export function bundle(transitions: readonly ChartTransition[]): readonly Bundle[] {
  const bundles = new Map<string, Bundle>();
  for (const transition of transitions.filter((each) => !isInside(each))) {
    for (const to of transition.targets) {
      const from = transition.source;
      const known = bundles.get(`${from} > ${to}`)?.transitions ?? [];
      bundles.set(`${from} > ${to}`, { from, to, transitions: [...known, transition] });
    }
  }
  return [...bundles.values()];
}
