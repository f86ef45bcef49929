import type { Look } from '#domain/next-step/arrivals.ts';
import { arrivalsText, newArrivals } from '#domain/next-step/arrivals.ts';
import type { Project } from '#domain/project/project.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { css } from '#styled-system/css';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Link } from '#ui/Link.tsx';
import { homeLine, homeLineEnd, homeLineText } from './home-line.ts';
import { cameInLabels as labels } from './later-labels.ts';

export interface CameInProps {
  readonly look: Look;
  /** Projects whose arrivals are told, with their titles. */
  readonly projects: readonly Pick<Project, 'id' | 'title'>[];
}

/** Arrivals since the founder last looked, a line for each idea; null if there are none. */
export function CameIn({ look, projects }: CameInProps) {
  const news = newArrivals(look);
  const lines = projects.flatMap(({ id, title }) => {
    const arrivals = news.get(id);
    return arrivals ? [{ id, title, text: arrivalsText(arrivals) }] : [];
  });
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="came-in">
      <Heading level={2} size="subheading" id="came-in">
        {labels.title}
      </Heading>
      <ul className={css({ paddingTop: '4' })}>
        {lines.map(({ id, title, text }) => (
          <li key={id} className={homeLine}>
            <span className={homeLineText}>{text}</span>
            <span className={homeLineEnd}>
              <Link href={buildPath({ name: 'validate', params: { projectId: id, view: 'experiments' } })}>
                {title}
              </Link>
            </span>
          </li>
        ))}
      </ul>
      <p className={css({ paddingTop: '8', textStyle: 'caption', color: 'ink.muted' })}>
        {labels.since}
        <DateDisplay at={look.before.at} form="recent" />
      </p>
    </section>
  );
}
