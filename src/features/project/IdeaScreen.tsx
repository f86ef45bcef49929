import { type ReactNode, useRef } from 'react';
import type { Idea, IdeaStatus } from '#domain/idea/idea.ts';
import type { ProjectActor } from '#machines/project.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import type { Option } from '#ui/option.ts';
import { Select } from '#ui/Select.tsx';
import { useLostFocus } from '#ui/use-lost-focus.ts';
import { IdeaDates } from './IdeaDates.tsx';
import { IdeaHeader } from './IdeaHeader.tsx';
import { IdeaTags } from './IdeaTags.tsx';
import { IdeaTexts } from './IdeaTexts.tsx';

export interface IdeaScreenProps {
  readonly idea: Idea;
  readonly page: ProjectActor;
  readonly statuses: readonly Option<IdeaStatus>[];
  /** ISO 8601. */
  readonly now: string;
  /** What should be known before the rest is read. */
  readonly notice: ReactNode;
  /** More that can be done with the idea. */
  readonly actions: ReactNode;
  /** Its project, or the way to one. */
  readonly exploring: ReactNode;
  /** How it is rated. */
  readonly ratings: ReactNode;
  /** What is known about it. */
  readonly known: ReactNode;
  /** What it was made of. */
  readonly lineage: ReactNode;
  /** Dialogs. */
  readonly children: ReactNode;
}

/** One idea, with all that is written about it. */
export function IdeaScreen(props: IdeaScreenProps) {
  const { idea, page, statuses } = props;
  const article = useRef<HTMLElement>(null);
  useLostFocus(article, () => article.current?.querySelector('h1')?.focus({ preventScroll: true }));
  return (
    <article ref={article} className={css({ display: 'flex', flexDirection: 'column', gap: '24' })}>
      <IdeaHeader idea={idea} page={page} actions={props.actions} />
      {props.notice}
      {idea.archived && (
        <InlineMessage
          tone="info"
          title="This idea is archived"
          actions={
            <Button size="small" onPress={() => page.send({ type: 'idea.restored' })}>
              Restore
            </Button>
          }
        >
          It is left out of the list until you restore it. Nothing of it is lost.
        </InlineMessage>
      )}
      <div className={columns}>
        <div className={column}>
          <IdeaTexts idea={idea} onWrite={(text) => page.send({ type: 'editing.asked', text })} />
          {props.known}
          {props.ratings}
        </div>
        <aside aria-label="About this idea" className={column}>
          <Select
            label="Status"
            options={statuses}
            value={idea.status}
            onChange={(status) => page.send({ type: 'status.chosen', status })}
          />
          {props.exploring}
          <IdeaTags tags={idea.tags} />
          <IdeaDates idea={idea} now={props.now}>
            {props.lineage}
          </IdeaDates>
        </aside>
      </div>
      {props.children}
    </article>
  );
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', laptop: 'minmax(0, 1fr) {sizes.card}' },
  alignItems: 'start',
  gap: { base: '32', laptop: '48' },
});
const column = css({ display: 'flex', flexDirection: 'column', gap: '32', minWidth: '0' });
