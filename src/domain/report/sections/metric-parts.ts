import { cameInWords } from '../../intake/came-in.ts';
import { type PageFigures, pageFigures } from '../../intake/page-figures.ts';
import type { Evidence } from '../../ledger/ledger.ts';
import { type Scored, scoreFormula, Weighing, weakestOf } from '../../ledger/score.ts';
import { eachPart } from '../../log/parts.ts';
import type { Page } from '../../page/page.ts';
import { countOf } from '../../text/figures.ts';
import { quotation } from '../../text/quotation.ts';
import { shortened } from '../../text/shortened.ts';
import { shareText } from '../../verdict/share-text.ts';
import type { ReportBlock } from '../report.ts';
import type { ReportFigure, ReportPart } from '../report-content.ts';
import type { ReportContext } from '../report-context.ts';
import { dayText, scoreText } from '../report-words.ts';

interface Point {
  readonly at: string;
  readonly value: number;
}

/** A figure over time. */
export function metricParts({ show }: ReportBlock, context: ReportContext): readonly ReportPart[] {
  const metric = show ?? 'score';
  if (metric === 'score') return scoreCourse(context);
  const { interviews, intakes } = context.material;
  if (metric === 'interviews') {
    const held = interviews.filter(({ removed }) => !removed).map(({ recordedAt, loggedAt }) => recordedAt ?? loggedAt);
    return counted('interviews', 'Interviews', ['interview', 'interviews'], held);
  }
  if (metric === 'evidence') {
    const pieces = context.standing.flatMap(({ evidence }) => evidence.filter(counts)).map(atOf);
    return counted('evidence', 'Evidence', ['piece of evidence', 'pieces of evidence'], pieces);
  }
  const signUps = [...intakes.values()].flatMap(({ entries }) =>
    [...eachPart(entries)].filter(({ goal, excludedFor }) => goal === 'sign-up' && excludedFor === null),
  );
  return counted(
    'sign-ups',
    'Sign-ups',
    ['sign-up', 'sign-ups'],
    signUps.map(({ receivedAt }) => receivedAt),
  );
}

const counts = ({ superseded }: Evidence): boolean => superseded === null;
const atOf = ({ place }: Evidence): string => place.recordedAt ?? place.at;

function counted(
  id: string,
  label: string,
  [one, many]: readonly [string, string],
  times: readonly string[],
): readonly ReportPart[] {
  const sorted = times.toSorted();
  const first = sorted[0];
  if (first === undefined) return [{ kind: 'missing', text: `No ${many} yet.` }];
  const points = sorted.map((at, n) => ({ at, value: n + 1 }));
  return [
    {
      kind: 'claim',
      id: `metric:${id}`,
      text: `${countOf(sorted.length, one, many)} since ${dayText(first)}.`,
      verdict: null,
      note: null,
    },
    { kind: 'figure', name: label, figure: { kind: 'course', label, points, most: null } },
  ];
}

/** The idea's score after each piece of evidence that counts today, in the order in which they came. */
function scoreCourse(context: ReportContext): readonly ReportPart[] {
  const critical = context.standing.filter(({ assumption }) => assumption.critical);
  const points = courseOf(critical);
  const [first, last] = [points[0], points.at(-1)];
  const weakest = weakestOf(critical);
  if (!first || !last || !weakest)
    return [{ kind: 'missing', text: 'No critical assumption has any evidence yet, so there’s no score to follow.' }];
  return [
    {
      kind: 'claim',
      id: 'metric:score',
      text: `The evidence score went from 50 to ${scoreText(last.value)} since ${dayText(first.at)}, by the evidence that counts today.`,
      verdict: null,
      note: context.note(weakest.evidence, `By ${scoreFormula}.`),
    },
    figureOfCourse(points),
  ];
}

/** The score over time, as a chart alone; nothing before it has changed. */
export function courseFigure(context: ReportContext): readonly ReportPart[] {
  const points = courseOf(context.standing.filter(({ assumption }) => assumption.critical));
  return points.every(({ value }) => value === 50) ? [] : [figureOfCourse(points)];
}

const figureOfCourse = (points: readonly Point[]): ReportPart => ({
  kind: 'figure',
  name: 'Evidence score',
  figure: { kind: 'course', label: 'Evidence score', points, most: 100 },
});

function courseOf(critical: readonly Scored[]): readonly Point[] {
  const weighings = new Map(critical.map(({ assumption }) => [assumption.id, new Weighing()]));
  const scores = new Map(critical.map(({ assumption }) => [assumption.id, 50]));
  const pieces = critical.flatMap(({ evidence }) => evidence.filter(counts)).toSorted((a, b) => a.order - b.order);
  return pieces.map((piece) => {
    const weighing = weighings.get(piece.assumptionId);
    weighing?.add(piece);
    scores.set(piece.assumptionId, weighing?.result().score ?? 50);
    return { at: atOf(piece), value: Math.min(...scores.values()) };
  });
}

/** From visit to sign-up on one page: the one that it is about, or the first that has visitors. */
export function funnelParts({ about }: ReportBlock, { material }: ReportContext): readonly ReportPart[] {
  const funnel = funnelOf(about, material);
  if (!funnel) return [{ kind: 'missing', text: 'No page of this idea has had visitors yet.' }];
  const {
    page: { id, title, goal },
    visitors,
    converted,
  } = funnel;
  const [one, many] = cameInWords[goal];
  return [
    {
      kind: 'claim',
      id: `funnel:${id}`,
      text: `“${title}”: ${countOf(converted, one, many)} of ${countOf(visitors, 'visitor')}${visitors === 0 ? '' : ` (${shareText(converted / visitors)})`}. An experiment on the page says what that proves.`,
      verdict: null,
      note: null,
    },
    { kind: 'figure', name: title, figure: figureOfFunnel(funnel) },
  ];
}

/** The same as a chart alone; nothing while no page has visitors. */
export function funnelFigure({ material }: ReportContext): readonly ReportPart[] {
  const funnel = funnelOf(null, material);
  return funnel ? [{ kind: 'figure', name: funnel.page.title, figure: figureOfFunnel(funnel) }] : [];
}

interface Funnel extends Pick<PageFigures, 'visitors' | 'converted' | 'confirmed'> {
  readonly page: Page;
}

function funnelOf(about: string | null, material: ReportContext['material']): Funnel | undefined {
  const page = pageFor(about, material);
  const intake = page && material.intakes.get(page.id);
  return page && intake && intake.visits > 0 ? { page, ...pageFigures(intake, page.goal) } : undefined;
}

/** In letters: a longer title of a page is cut in what a chart says. */
const titleMax = 60;

function figureOfFunnel({ page: { title, goal }, visitors, converted, confirmed }: Funnel): ReportFigure {
  const [one, many] = cameInWords[goal];
  const page = quotation(shortened(title, titleMax));
  return {
    kind: 'funnel',
    steps: [
      { label: 'Visitors', one: `visitor to ${page}`, many: `visitors to ${page}`, count: visitors },
      { label: goalLabels[goal], one, many, count: converted },
      ...(goal === 'fake-door'
        ? []
        : [{ label: 'Confirmed', one: 'confirmed address', many: 'confirmed addresses', count: confirmed }]),
    ],
  };
}

const goalLabels = {
  'sign-up': 'Signed up',
  'fake-door': 'Clicked',
  'pre-order': 'Pre-ordered',
} as const satisfies Readonly<Record<Page['goal'], string>>;

function pageFor(about: string | null, { pages, intakes }: ReportContext['material']): Page | undefined {
  if (about !== null) return pages.find(({ id }) => id === about);
  return pages.find(({ id }) => (intakes.get(id)?.visits ?? 0) > 0);
}
