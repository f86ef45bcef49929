import type { Quote } from '../../interview/interview.ts';
import type { Direction, Evidence } from '../../ledger/ledger.ts';
import { eachPart } from '../../log/parts.ts';
import { countOf, figureOf } from '../../text/figures.ts';
import type { ReportBlock } from '../report.ts';
import type { ReportPart } from '../report-content.ts';
import type { ReportContext } from '../report-context.ts';
import { markWords } from '../report-words.ts';

/** More are counted, and not printed. */
const shownAtMost = 12;

/** Quotes people word for word and without their names: about one assumption, or about all. */
export function quoteParts({ about }: ReportBlock, context: ReportContext): readonly ReportPart[] {
  const all = saidIn(context).filter(({ quote }) => about === null || quote.assumptionId === about);
  if (all.length === 0)
    return [{ kind: 'missing', text: 'No sentence of an interview is marked for or against this yet.' }];
  const cited = evidenceByQuote(context);
  const count = (mark: number): string => figureOf(all.filter(({ quote }) => quote.mark === mark).length);
  const people = new Set(all.map(({ interviewId }) => interviewId)).size;
  const shown = all.slice(0, shownAtMost);
  return [
    {
      kind: 'claim',
      id: `quotes:${about ?? 'all'}`,
      text: `${countOf(all.length, 'sentence')} of ${countOf(people, 'interview')}: ${count(1)} for, ${count(-1)} against, ${count(0)} neither.${all.length > shown.length ? ` The first ${figureOf(shown.length)} are printed here.` : ''}`,
      verdict: null,
      note: context.note(
        new Set(all.flatMap(({ interviewId, quote }) => cited.get(`${interviewId} ${quote.id}`) ?? [])),
      ),
    },
    ...shown.map((each) => partOf(each, cited, context)),
  ];
}

/** The first sentence of each mark that is asked for, 1 for and -1 against. */
export function quotesIn(context: ReportContext, marks: readonly Direction[]): readonly ReportPart[] {
  const all = saidIn(context);
  const cited = evidenceByQuote(context);
  return marks
    .flatMap((mark) => all.find(({ quote }) => quote.mark === mark) ?? [])
    .map((each) => partOf(each, cited, context));
}

interface Said {
  readonly interviewId: string;
  readonly quote: Quote;
}

/** Lists the marked quotes of interviews, in the order in which they were logged; none of a person who was erased. */
function saidIn({ material: { interviews, erased } }: ReportContext): readonly Said[] {
  const held = interviews.filter((each) => !each.removed && !each.erased && !erased.has(each.id));
  return held.flatMap((interview) =>
    [...eachPart(interview.quotes)]
      .filter(({ text }) => text !== '')
      .sort((a, b) => a.order - b.order)
      .map((quote) => ({ interviewId: interview.id, quote })),
  );
}

const partOf = (
  { interviewId, quote }: Said,
  cited: ReadonlyMap<string, readonly Evidence[]>,
  context: ReportContext,
): ReportPart => ({
  kind: 'quote',
  text: quote.text,
  mark: markWords[`${quote.mark}`],
  note: context.note(cited.get(`${interviewId} ${quote.id}`) ?? []),
});

function evidenceByQuote({ scores }: ReportContext): ReadonlyMap<string, readonly Evidence[]> {
  const found = new Map<string, Evidence[]>();
  for (const each of scores.flatMap(({ evidence }) => evidence)) {
    if (each.interviewId === null || each.quoteId === null) continue;
    const key = `${each.interviewId} ${each.quoteId}`;
    found.set(key, [...(found.get(key) ?? []), each]);
  }
  return found;
}
