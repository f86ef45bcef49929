import { type ReactNode, useEffect, useRef } from 'react';
import { buildPath } from '#domain/routes/build-path.ts';
import { css, cx } from '#styled-system/css';
import { segments } from '#styled-system/recipes';
import { Badge } from '#ui/Badge.tsx';
import { Heading } from '#ui/Heading.tsx';
import { frameLabels as labels } from './labels.ts';

export interface ValidateFrameProps {
  /** Id of the project, if it is one project's frame, with the views that it links. */
  readonly projectId?: string;
  readonly title?: string;
  /** It is the made-up one. */
  readonly isSample?: boolean;
  readonly views?: readonly { readonly name: string; readonly label: string }[];
  readonly current?: string;
  readonly lead?: string | undefined;
  /** Where the idea came from, and what it became. */
  readonly pivots?: ReactNode;
  readonly children: ReactNode;
}

/** The heading of the section, and the ways between the views of one project. */
export function ValidateFrame(props: ValidateFrameProps) {
  const { projectId, title, isSample = false, views, current, lead, pivots, children } = props;
  const row = useRef<HTMLElement>(null);
  // The row is wider than the smallest phone: the view on the screen is brought into its middle, also when a phone is turned.
  // Only the row scrolls.
  useEffect(() => {
    const nav = row.current;
    const link = current === undefined ? null : nav?.querySelector<HTMLElement>('[aria-current=page]');
    if (!nav || !link) return;
    const observer = new ResizeObserver(() => {
      nav.scrollLeft = link.offsetLeft - nav.offsetLeft - (nav.clientWidth - link.offsetWidth) / 2;
    });
    observer.observe(nav);
    return () => observer.disconnect();
  }, [current]);
  return (
    <section className={frame}>
      <header className={css({ display: 'flex', flexDirection: 'column', gap: '4' })}>
        <Heading level={1}>{labels.title}</Heading>
        {title !== undefined && (
          <p className={about}>
            {title} {isSample && <Badge>{labels.example}</Badge>}
          </p>
        )}
        {pivots}
        {lead !== undefined && <p className={about}>{lead}</p>}
      </header>
      {projectId !== undefined && views && (
        <nav ref={row} aria-label={labels.title} className={cx(styles.list, oneRow)}>
          {views.map(({ name, label }) => (
            <a
              key={name}
              href={buildPath({ name: 'validate', params: { projectId, view: name } })}
              aria-current={name === current ? 'page' : undefined}
              data-selected={name === current || undefined}
              className={cx(styles.item, way)}
            >
              {label}
            </a>
          ))}
        </nav>
      )}
      {children}
    </section>
  );
}

const styles = segments({ kind: 'tabs' });
const frame = css({ display: 'flex', flexDirection: 'column', gap: '24', minWidth: '0' });
const about = css({ color: 'ink.muted', overflowWrap: 'anywhere' });
// All five stand on a phone of 360 px; on a smaller one the row scrolls.
const oneRow = css({
  gap: '0',
  justifyContent: { base: 'space-between', phone: 'flex-start' },
  scrollbarWidth: '[none]',
});
const way = css({ textDecoration: 'none', paddingInline: { base: '2', phone: '12' } });
