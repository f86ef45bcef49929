import { countOf } from '#domain/text/figures.ts';
import { drawSvg } from '#inspector/chart/draw-svg.ts';
import { layOut } from '#inspector/chart/lay-out.ts';
import type { Chart } from '#machines/inspector/chart.ts';
import { chartOf } from '#machines/inspector/chart-of.ts';
import { isMachine } from '#machines/journal/inert-logic.ts';
import { knownLogics } from './known-logics.ts';

/** Returns the files that docs/machines/ has to hold: texts by file name. */
export async function drawnMachines(): Promise<ReadonlyMap<string, string>> {
  const charts = [...(await knownLogics()).values()]
    .filter(isMachine)
    .map(chartOf)
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  return new Map([
    ['README.md', index(charts)],
    ...charts.flatMap((chart): [string, string][] => [
      [`${chart.id}.svg`, drawSvg(layOut(chart), `The statechart ${chart.id}`)],
      [`${chart.id}.json`, `${JSON.stringify(chart, null, 2)}\n`],
    ]),
  ]);
}

function index(charts: readonly Chart[]): string {
  const sections = charts.map((chart) => {
    const states = chart.states.filter(({ parent }) => parent !== null).length;
    return [
      `## ${chart.id}`,
      '',
      `${countOf(states, 'state')}, ${countOf(chart.transitions.length, 'transition')} · [as data](${chart.id}.json)`,
      '',
      `![The statechart ${chart.id}](${chart.id}.svg)`,
      '',
    ].join('\n');
  });
  const links = charts.map(({ id }) => `[${id}](#${id.toLowerCase()})`).join(' · ');
  return [
    '# The statecharts',
    '',
    'Drawn from the machines themselves by `npm run machines`; a test holds them up to date.',
    'An arrow is a transition, with its event and, in brackets, its guard. `▸` is an actor that runs while the state lasts;',
    '`·` an event after which the state stays, or goes on inside itself.',
    '',
    links,
    '',
    ...sections,
  ].join('\n');
}
