import { css } from '#styled-system/css';
import { Link } from './Link.tsx';

export interface Breadcrumb {
  readonly label: string;
  readonly href: string;
}

export interface BreadcrumbsProps {
  /** From the top down, without the page itself. */
  readonly trail: readonly Breadcrumb[];
  /** The page itself. */
  readonly current: string;
}

export function Breadcrumbs({ trail, current }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumbs">
      <ol
        className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '8', textStyle: 'small', color: 'ink.muted' })}
      >
        {trail.map(({ label, href }) => (
          <li key={href} className={css({ display: 'flex', gap: '8' })}>
            <Link href={href} variant="quiet">
              {label}
            </Link>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page" className={css({ color: 'ink' })}>
          {current}
        </li>
      </ol>
    </nav>
  );
}
