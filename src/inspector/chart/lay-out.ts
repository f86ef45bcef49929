import type { Chart, ChartState } from '#machines/inspector/chart.ts';
import { type Bundle, bundle } from './bundle.ts';
import { clip, isIn } from './clip.ts';
import { LabelSpace } from './label-space.ts';
import { middleOf } from './middle-of.ts';
import { type Ends, headOf, type Places, place, textSize } from './place.ts';
import { rowsOf, textOf } from './rows-of.ts';
import type { Arrow, Box, Point, Scene } from './scene.ts';
import { sizes } from './sizes.ts';

/** Finds a place for every state and transition of a chart. The same chart always gets the same scene. */
export function layOut(chart: Chart): Scene {
  const bundles = bundle(chart.transitions);
  const places = place(chart, bundles);
  const boxes = chart.states.map((state) => boxOf(state, chart, places));
  const labels = new LabelSpace(boxes);
  const boxOfId = new Map(boxes.map((box) => [box.id, box]));
  const initials = chart.states.flatMap(({ id, initial }): Arrow[] => {
    if (initial === null) return [];
    const points = clip(places.initial(id, initial), undefined, boxOfId.get(initial));
    return [{ from: null, to: initial, points, labels: [] }];
  });
  const arrows = bundles.map((each, index) => arrowOf(each, places.bundle(index), boxOfId, labels));
  return { width: places.width, height: places.height, boxes, arrows: [...initials, ...arrows] };
}

function arrowOf(
  { from, to, transitions }: Bundle,
  { points, middle }: Ends,
  boxes: ReadonlyMap<string, Box>,
  labels: LabelSpace,
): Arrow {
  const clipped = clip(points, boxes.get(from), boxes.get(to));
  const isHidden = [boxes.get(from), boxes.get(to)].some((box) => box && isIn(middle, box));
  const texts = transitions.map(textOf);
  const at = labels.take(isHidden ? middleOf(clipped) : middle, texts);
  return {
    from,
    to,
    points: clipped,
    labels: transitions.map((each, line) => ({
      text: textOf(each),
      transition: each.id,
      ...rounded({ x: at.x, y: at.y + (line - (texts.length - 1) / 2) * sizes.line }),
    })),
  };
}

function boxOf(state: ChartState, chart: Chart, places: Places): Box {
  const outer = places.node(state.id);
  const text = places.has(headOf(state.id)) ? places.node(headOf(state.id)) : outer;
  const size = textSize(state, chart);
  const corner = rounded({ x: outer.x - outer.width / 2, y: outer.y - outer.height / 2 });
  const start = rounded({ x: text.x - size.width / 2 + sizes.padding, y: text.y - size.height / 2 + sizes.title });
  return {
    id: state.id,
    title: state.key,
    kind: state.kind,
    isRoot: state.parent === null,
    ...corner,
    width: rounded({ x: outer.width, y: 0 }).x,
    height: rounded({ x: outer.height, y: 0 }).x,
    textX: start.x,
    textY: start.y,
    rows: rowsOf(state, chart),
  };
}

const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 });
