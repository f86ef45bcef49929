import type { ReactNode } from 'react';
import { buildPath } from '#domain/routes/build-path.ts';
import { css, cx } from '#styled-system/css';
import { segments } from '#styled-system/recipes';
import { Heading } from '#ui/Heading.tsx';
import { frameLabels as labels } from './labels.ts';

export interface ValidateFrameProps {
  /** Of one project, with the views that it links. */
  readonly projectId?: string;
  readonly title?: string;
  readonly views?: readonly { readonly name: string; readonly label: string }[];
  readonly current?: string;
  readonly lead?: string | undefined;
  readonly children: ReactNode;
}

/** The heading of the section, and the ways between the views of one project. */
export function ValidateFrame({ projectId, title, views, current, lead, children }: ValidateFrameProps) {
  return (
    <section className={frame}>
      <header className={css({ display: 'flex', flexDirection: 'column', gap: '4' })}>
        <Heading level={1}>{labels.title}</Heading>
        {title !== undefined && <p className={about}>{title}</p>}
        {lead !== undefined && <p className={about}>{lead}</p>}
      </header>
      {projectId !== undefined && views && (
        <nav aria-label={labels.title} className={cx(styles.list, wrapping)}>
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
// Three in a row where they do not fit into one, so that none stands alone.
const wrapping = css({
  display: { base: 'grid', laptop: 'flex' },
  gridTemplateColumns: 'repeat(3, minmax(0, auto))',
});
const way = css({ textDecoration: 'none', px: { base: '4', laptop: '12' } });
