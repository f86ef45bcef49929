import type { Report } from '#domain/report/report.ts';
import { dayText, templateNames } from '#domain/report/report-words.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { css } from '#styled-system/css';
import { Badge } from '#ui/Badge.tsx';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { Link } from '#ui/Link.tsx';
import { versionLabels as labels } from './labels.ts';

/** The reports of one idea. */
export interface ReportsOfIdea {
  readonly projectId: string;
  readonly title: string;
  readonly isSample: boolean;
  readonly reports: readonly Report[];
}

/** Every report, by idea. */
export function ReportList({ ideas }: { readonly ideas: readonly ReportsOfIdea[] }) {
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '24' })}>
      {ideas.map(({ projectId, title, isSample, reports }) => (
        <section key={projectId} aria-label={title}>
          <h2 className={idea}>
            {title} {isSample && <Badge>Example</Badge>}
          </h2>
          <ul className={css({ listStyle: 'none' })}>
            {reports.map((report) => (
              <Row key={report.id} report={report} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Row({ report: { id, title, template, frozen, changedAt } }: { readonly report: Report }) {
  const last = frozen.at(-1);
  return (
    <li className={row}>
      <Link href={buildPath({ name: 'reports', params: { report: id } })}>{title}</Link>
      <span className={muted}>
        {template === null ? '' : `${templateNames[template]} · `}
        {last ? labels.frozen(last.freeze, dayText(last.at)) : labels.live} ·{' '}
        <DateDisplay at={changedAt} form="recent" />
      </span>
    </li>
  );
}

const idea = css({ paddingBlock: '8', color: 'ink.muted', fontSize: '13', lineHeight: '20', overflowWrap: 'anywhere' });
// A press anywhere in the row opens the report.
const row = css({
  position: 'relative',
  _hover: { background: 'surface' },
  '& a::after': { content: '""', position: 'absolute', inset: '0' },
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '16',
  paddingBlock: '12',
  borderTop: 'hairline',
  overflowWrap: 'anywhere',
});
const muted = css({ color: 'ink.muted' });
