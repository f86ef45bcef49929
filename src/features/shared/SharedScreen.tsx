import type { ReactNode } from 'react';
import { buildPath } from '#domain/routes/build-path.ts';
import type { SharedNode } from '#domain/sharing/shared-node.ts';
import { css } from '#styled-system/css';
import { Heading } from '#ui/Heading.tsx';
import { Link } from '#ui/Link.tsx';
import { labels } from './labels.ts';

export interface SharedScreenProps {
  readonly shared: SharedNode;
  readonly projectId: string;
  readonly children: ReactNode;
}

/** A shared part of a canvas, for whoever holds its link; its owner finds the way back to it. */
export function SharedScreen({ shared: { project, owner }, projectId, children }: SharedScreenProps) {
  return (
    <section className={page}>
      <header className={head}>
        <Heading level={1} size="headline">
          {project.title}
        </Heading>
        <p className={css({ color: 'ink.muted', textStyle: 'body' })}>
          {labels.page.viewOnly}
          {owner && `. ${labels.page.ownerNote}`}
        </p>
        {owner && <Link href={buildPath({ name: 'canvas', params: { projectId } })}>{labels.page.openInCanvas}</Link>}
      </header>
      <div className={sheet}>{children}</div>
    </section>
  );
}

const page = css({ display: 'flex', flexDirection: 'column', gap: '24', paddingBlock: '32' });
const head = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '8' });
const sheet = css({ layerStyle: 'surveyGrid', border: 'hairline', borderRadius: 'card', overflow: 'hidden' });
