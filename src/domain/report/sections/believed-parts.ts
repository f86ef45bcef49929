import { countOf } from '../../text/figures.ts';
import type { ReportBlock } from '../report.ts';
import type { ReportPart } from '../report-content.ts';
import type { ReportContext } from '../report-context.ts';
import { beliefText, byImportance, mustAllBeTrue, standingOf } from './standing.ts';

/** More are counted, and not printed. */
const shownAtMost = 8;

/**
 * Lists the assumptions that must be true for the idea to work, the most important first, and where each stands now.
 */
export function believedParts({ show }: ReportBlock, context: ReportContext): readonly ReportPart[] {
  const all = context.standing
    .filter(({ assumption }) => show !== 'critical' || assumption.critical)
    .toSorted(byImportance);
  const shown = all.slice(0, shownAtMost);
  if (shown.length === 0) return [{ kind: 'missing', text: 'No assumptions are stated yet.' }];
  const isSaidAbove = mustAllBeTrue(shown);
  const rest = all.length - shown.length;
  return [
    {
      kind: 'table',
      caption: '',
      columns: [isSaidAbove ? 'For this to work, it must be true that' : 'We believed that', 'Today'],
      rows: shown.map((scored) => {
        const { text, verdict } = standingOf(scored);
        return {
          id: `believed:${scored.assumption.id}`,
          cells: [beliefText(scored.assumption, isSaidAbove), text],
          verdict,
          note: context.note(scored.evidence),
        };
      }),
    },
    ...(rest === 0 ? [] : [{ kind: 'words', text: `And ${countOf(rest, 'assumption')} that matter less.` } as const]),
  ];
}
