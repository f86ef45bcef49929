import type { Chart, ChartState, ChartTransition } from '#machines/inspector/chart.ts';
import type { Row } from './scene.ts';

export const textOf = ({ event, guard }: ChartTransition): string => (guard ? `${event} [${guard}]` : event);

/** Leads to itself, nowhere, or into itself: written inside the box instead of drawn. */
export const isInside = ({ source, targets }: ChartTransition): boolean =>
  targets.every((target) => target === source || target.startsWith(`${source}.`));

/** Returns the text rows inside a state's box. */
export function rowsOf(state: ChartState, chart: Chart): readonly Row[] {
  const key = (id: string): string => chart.states.find((each) => each.id === id)?.key ?? id;
  const own = chart.transitions.filter((transition) => transition.source === state.id && isInside(transition));
  return [
    ...state.invokes.map((name): Row => ({ kind: 'actor', text: name, transition: null })),
    ...own.map((transition): Row => {
      const inner = transition.targets.filter((target) => target !== state.id).map(key);
      const text = [textOf(transition), ...inner].join(' → ');
      return { kind: 'event', text, transition: transition.id };
    }),
  ];
}
