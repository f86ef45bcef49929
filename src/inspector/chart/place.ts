import { Graph, layout } from '@dagrejs/dagre';
import type { Chart, ChartState } from '#machines/inspector/chart.ts';
import type { Bundle } from './bundle.ts';
import { rowsOf, textOf } from './rows-of.ts';
import type { Point } from './scene.ts';
import { sizes, widthOf } from './sizes.ts';

interface Placed extends Point {
  readonly width: number;
  readonly height: number;
}

export interface Ends {
  readonly points: readonly Point[];
  readonly middle: Point;
}

export interface Places {
  readonly width: number;
  readonly height: number;
  readonly has: (id: string) => boolean;
  readonly node: (id: string) => Placed;
  readonly initial: (id: string, child: string) => readonly Point[];
  readonly bundle: (index: number) => Ends;
}

/** The node that holds a box's own text. */
export const headOf = (id: string): string => `${id} head`;

/** Lets dagre find the places. It cannot end an arrow at a box with boxes inside: there it ends at the box's own text. */
export function place(chart: Chart, bundles: readonly Bundle[]): Places {
  const graph = new Graph({ compound: true, multigraph: true });
  const margin = sizes.margin;
  graph.setGraph({ rankdir: 'TB', nodesep: 26, ranksep: 34, edgesep: 16, marginx: margin, marginy: margin });
  graph.setDefaultEdgeLabel(() => ({}));
  const parents = new Set(chart.states.flatMap(({ parent }) => (parent === null ? [] : [parent])));
  for (const state of chart.states) {
    const size = textSize(state, chart);
    graph.setNode(state.id, parents.has(state.id) ? {} : size);
    if (state.parent !== null) graph.setParent(state.id, state.parent);
    if (!parents.has(state.id)) continue;
    graph.setNode(headOf(state.id), size);
    graph.setParent(headOf(state.id), state.id);
  }
  const end = (id: string): string => (parents.has(id) ? headOf(id) : id);
  for (const { id, initial } of chart.states) {
    if (initial !== null) graph.setEdge(headOf(id), end(initial), { weight: 4 }, 'initial');
  }
  bundles.forEach(({ from, to, transitions }, index) => {
    const width = Math.max(...transitions.map((each) => widthOf(textOf(each), sizes.smallLetter)));
    const label = { width: width + 12, height: transitions.length * sizes.line + 4, labelpos: 'c' as const };
    graph.setEdge(end(from), end(to), label, String(index));
  });
  layout(graph);
  const { width = 0, height = 0 } = graph.graph() as { readonly width?: number; readonly height?: number };
  const edge = (from: string, to: string, name: string) =>
    graph.edge(from, to, name) as Point & { readonly points: readonly Point[] };
  return {
    width: Math.ceil(width),
    height: Math.ceil(height),
    has: (id) => graph.hasNode(id),
    node: (id) => graph.node(id) as Placed,
    initial: (id, child) => edge(headOf(id), end(child), 'initial').points,
    bundle: (index) => {
      const { from = '', to = '' } = bundles[index] ?? {};
      const { points, x, y } = edge(end(from), end(to), String(index));
      return { points, middle: { x, y } };
    },
  };
}

/** Returns the size that a state's own text needs. */
export function textSize(state: ChartState, chart: Chart): { readonly width: number; readonly height: number } {
  const rows = rowsOf(state, chart);
  const widths = [widthOf(state.key, sizes.letter), ...rows.map(({ text }) => widthOf(text, sizes.smallLetter) + 12)];
  return {
    width: Math.max(sizes.widthMin, Math.max(...widths) + 2 * sizes.padding),
    height: sizes.title + rows.length * sizes.line + sizes.padding,
  };
}
