import type { Survey } from '#domain/survey/survey.ts';
import { surveyPublicationOf } from '#domain/survey/survey-publication.ts';
import { css } from '#styled-system/css';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { Link } from '#ui/Link.tsx';
import { StatusWord } from '#ui/StatusWord.tsx';
import { closingText, listLabels as labels, publicationLabels } from './labels.ts';

export interface SurveyListProps {
  readonly surveys: readonly Survey[];
  /** How many have answered, by survey. */
  readonly responses: ReadonlyMap<string, number>;
  /** ISO 8601. */
  readonly now: string;
  readonly hrefOf: (survey: Survey) => string;
  readonly resultsHrefOf: (survey: Survey) => string;
}

const signs = { draft: 'empty', off: 'resting', live: 'full', changed: 'half' } as const;

/** The surveys of a project, the one changed last first. */
export function SurveyList({ surveys, responses, now, hrefOf, resultsHrefOf }: SurveyListProps) {
  return (
    <table aria-label={labels.table} className={table}>
      <thead>
        <tr>
          <th scope="col">{labels.survey}</th>
          <th scope="col">{labels.state}</th>
          <th scope="col">{labels.responses}</th>
          <th scope="col">{labels.changed}</th>
        </tr>
      </thead>
      <tbody>
        {surveys.map((survey) => {
          const publication = surveyPublicationOf(survey);
          const closing = closingText(survey, now);
          const count = responses.get(survey.id) ?? 0;
          return (
            <tr key={survey.id} aria-label={survey.title} className={row}>
              <th scope="row" className={css({ width: 'full' })}>
                <Link href={hrefOf(survey)}>{survey.title}</Link>
              </th>
              <td>
                <StatusWord sign={signs[publication]}>{publicationLabels[publication]}</StatusWord>
                {closing !== undefined && <p className={quiet}>{closing}</p>}
              </td>
              <td>
                {survey.published.length > 0 || count > 0 ? (
                  <Link
                    href={resultsHrefOf(survey)}
                    aria-label={`${labels.resultsOf(survey.title)}: ${labels.count(count)}`}
                  >
                    {labels.count(count)}
                  </Link>
                ) : (
                  <span className={quiet}>{labels.count(count)}</span>
                )}
              </td>
              <td className={quiet}>
                <DateDisplay at={survey.changedAt} form="recent" />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const quiet = css({ color: 'ink.muted' });
const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  textAlign: 'start',
  borderBottom: 'hairline',
  '& th': { textAlign: 'start', fontWeight: 'text' },
  '& thead': { srOnly: true },
});
// A press anywhere in the row opens the survey; the way to its results stands above.
const row = css({
  position: 'relative',
  '& th a::after': { content: '""', position: 'absolute', inset: '0' },
  '& td a': { position: 'relative', zIndex: 'raised' },
  borderTop: 'hairline',
  _hover: { background: 'surface' },
  display: { base: 'flex', laptop: 'table-row' },
  flexWrap: 'wrap',
  columnGap: '16',
  '& > *': {
    paddingBlock: { base: '4', laptop: '12' },
    paddingInlineEnd: { laptop: '24' },
    whiteSpace: { laptop: 'nowrap' },
  },
  '& > th': { whiteSpace: 'normal', overflowWrap: 'anywhere', paddingBlock: '12' },
  paddingBlockEnd: { base: '8', laptop: '0' },
});
