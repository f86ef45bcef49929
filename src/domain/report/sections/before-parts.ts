import type { Belief, Predecessor } from '../../lineage/lineage-of.ts';
import { asSentence } from '../../text/as-sentence.ts';
import { figureOf } from '../../text/figures.ts';
import { quotation } from '../../text/quotation.ts';
import type { ReportBlock } from '../report.ts';
import type { ReportClaim, ReportPart, ReportTable } from '../report-content.ts';
import type { ReportContext } from '../report-context.ts';
import { dayText, markWords } from '../report-words.ts';
import { beliefText, byImportance, mustAllBeTrue, standingOf } from './standing.ts';
import { noteOfTest, resultText, titleOf } from './tests-in.ts';

/** More would bury what came after. */
const shownAtMost = 8;
const quotesAtMost = 2;

/**
 * The idea before this one: what was believed of it, tested and learned, and why it was left; of those before it, why. In
 * brief only what had to be true for it.
 */
export function beforeParts({ show }: ReportBlock, context: ReportContext): readonly ReportPart[] {
  const [last, ...earlier] = context.material.lineage.predecessors;
  if (!last) return [{ kind: 'missing', text: 'This idea didn’t come from another one.' }];
  if (show === 'brief')
    return [...leftParts(last, context), ...believedOf(last, context, ({ assumption }) => assumption.critical)];
  return [
    ...leftParts(last, context),
    ...believedOf(last, context),
    ...last.tested.slice(-shownAtMost).map(
      ({ experiment, judged }): ReportClaim => ({
        kind: 'claim',
        id: `experiment:${experiment.id}`,
        lead: asSentence(titleOf(experiment, context)),
        text: resultText(experiment, judged),
        verdict: judged.verdict,
        note: noteOfTest(experiment, context, evidenceOf(last, experiment.id)),
      }),
    ),
    ...quotesOf(context),
    ...earlier.flatMap((each) => leftParts(each, context)),
  ];
}

function leftParts(
  { project, title, pitch, pivot, pivotedAt }: Predecessor,
  context: ReportContext,
): readonly ReportPart[] {
  const { position } = pivot.place;
  const about = pitch === '' ? '' : `: ${pitch.replace(/(?<![.…])\.$/, '')}`;
  return [
    {
      kind: 'claim',
      id: `before:${project.id}`,
      text: `Before this we worked on ${quotation(title)}${about}. We pivoted on ${dayText(pivotedAt)}.`,
      verdict: null,
      note: context.note(
        [],
        ...(position === null ? [] : [`The pivot is recorded at position ${figureOf(position)}.`]),
      ),
    },
    { kind: 'words', text: `Why we left it: ${pivot.reason}` },
  ];
}

function believedOf(
  { title, believed }: Predecessor,
  context: ReportContext,
  isMeant: (belief: Belief) => boolean = () => true,
): readonly ReportTable[] {
  const shown = believed.filter(isMeant).toSorted(byImportance).slice(0, shownAtMost);
  if (shown.length === 0) return [];
  const isSaidAbove = mustAllBeTrue(shown);
  const name = quotation(title);
  return [
    {
      kind: 'table',
      caption: '',
      columns: [isSaidAbove ? `For ${name} to work, it had to be true that` : `Of ${name} we believed that`, 'Then'],
      rows: shown.map((belief) => {
        const { text, verdict } = standingOf(belief);
        return {
          id: `before:${belief.assumption.id}`,
          cells: [beliefText(belief.assumption, isSaidAbove), `${text}${cameAlongText(belief)}`],
          verdict,
          note: context.note(belief.evidence),
        };
      }),
    },
  ];
}

/** Describes the assumption's place in the next idea. */
function cameAlongText({ assumption, carriedTo }: Belief): string {
  if (!carriedTo) return '';
  return carriedTo.text === assumption.text ? '; still needed' : `; now ${quotation(carriedTo.text)}`;
}

const evidenceOf = ({ believed }: Predecessor, experimentId: string) =>
  believed.flatMap(({ evidence }) => evidence.filter((each) => each.experimentId === experimentId));

/** Quotes on which carried-over evidence stands; none of a person who was erased. */
function quotesOf(context: ReportContext): readonly ReportPart[] {
  const { lineage, erased } = context.material;
  return lineage.carried
    .flatMap(({ evidence, quote, interview, title }): ReportPart[] =>
      quote && interview && !erased.has(interview.id)
        ? [
            {
              kind: 'quote',
              text: quote.text,
              mark: `${markWords[`${quote.mark}`]}, said about ${quotation(title)}`,
              note: context.note([evidence]),
            },
          ]
        : [],
    )
    .slice(0, quotesAtMost);
}
