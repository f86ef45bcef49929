import { type AssignedWork, isLate } from '#domain/next-step/yours.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { css } from '#styled-system/css';
import { Badge } from '#ui/Badge.tsx';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Link } from '#ui/Link.tsx';
import { homeLine, homeLineEnd, homeLineText } from './home-line.ts';
import { yoursLabels as labels } from './later-labels.ts';

export interface YoursProps {
  readonly work: readonly AssignedWork[];
  /** A date such as 2026-11-29. */
  readonly today: string;
}

const shown = 10;

/** Assumptions and tests that are assigned to the reader and still open; null if there are none. */
export function Yours({ work, today }: YoursProps) {
  if (work.length === 0) return null;
  return (
    <section aria-labelledby="yours">
      <Heading level={2} size="subheading" id="yours">
        {labels.title}
      </Heading>
      <ul className={css({ paddingTop: '4' })}>
        {work.slice(0, shown).map((each) => (
          <li key={each.id} className={homeLine}>
            <span className={homeLineText}>
              <span className={css({ color: 'ink.muted' })}>{labels.kinds[each.kind]}</span>
              <Link href={buildPath(each.to)}>{each.title}</Link>
              <span className={css({ color: 'ink.muted' })}>{labels.of(each.idea)}</span>
            </span>
            {each.by !== null && (
              <span className={homeLineEnd}>
                {isLate(each, today) && <Badge tone="warning">{labels.late}</Badge>} {labels.by}
                <DateDisplay at={each.by} timeZone="UTC" />
              </span>
            )}
          </li>
        ))}
      </ul>
      {work.length > shown && (
        <p className={css({ paddingTop: '8', color: 'ink.muted' })}>{labels.more(work.length - shown)}</p>
      )}
    </section>
  );
}
