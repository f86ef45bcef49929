import { type ReactNode, useRef } from 'react';
import {
  type ChosenStatus,
  type Idea,
  type IdeaStatus,
  ideaLimits,
  ideaTexts,
  isChosenStatus,
} from '#domain/idea/idea.ts';
import type { ProjectActor } from '#machines/project/project.machine.ts';
import type { IdeaField, IdeaFieldActor } from '#machines/vault/idea-field.machine.ts';
import { css } from '#styled-system/css';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import type { Option } from '#ui/option.ts';
import { useRights } from '#ui/rights.ts';
import { Select } from '#ui/Select.tsx';
import { TagInput } from '#ui/TagInput.tsx';
import { useLostFocus } from '#ui/use-lost-focus.ts';
import { IdeaDates } from './IdeaDates.tsx';
import { IdeaHeader } from './IdeaHeader.tsx';
import { labels } from './labels.ts';
import { TextInPlace } from './TextInPlace.tsx';
import { TitleInPlace } from './TitleInPlace.tsx';

export interface IdeaScreenProps {
  readonly idea: Idea;
  readonly page: ProjectActor;
  /** Texts that are edited in place. */
  readonly fields: Readonly<Record<IdeaField, IdeaFieldActor>>;
  readonly statuses: readonly Option<IdeaStatus>[];
  readonly onStatus: (status: ChosenStatus) => void;
  /** ISO 8601. */
  readonly now: string;
  /** Things to know before the rest is read. */
  readonly notice: ReactNode;
  /** More that can be done with the idea. */
  readonly actions: ReactNode;
  /** Its project, or the way to one. */
  readonly exploring: ReactNode;
  /** How far its loop has come. */
  readonly loop: ReactNode;
  /** How it is rated. */
  readonly ratings: ReactNode;
  /** Facts about it. */
  readonly known: ReactNode;
  /** Says what it was made of. */
  readonly lineage: ReactNode;
  /** Dialogs. */
  readonly children: ReactNode;
}

/** One idea, with all that is written about it. */
export function IdeaScreen(props: IdeaScreenProps) {
  const { idea, page, fields, statuses } = props;
  const mayEdit = useRights().edit;
  const article = useRef<HTMLElement>(null);
  useLostFocus(article, () => article.current?.querySelector('h1')?.focus({ preventScroll: true }));
  return (
    <article ref={article} className={css({ display: 'flex', flexDirection: 'column', gap: '24' })}>
      <IdeaHeader
        title={<TitleInPlace title={idea.title} field={fields.title} page={page} />}
        actions={props.actions}
      />
      {props.notice}
      {idea.archived && (
        <InlineMessage
          tone="info"
          title={labels.archivedTitle}
          actions={
            mayEdit ? (
              <Button size="small" onPress={() => page.send({ type: 'idea.restored' })}>
                {labels.restore}
              </Button>
            ) : undefined
          }
        >
          {labels.archivedText}
        </InlineMessage>
      )}
      <div className={columns}>
        <div className={column}>
          {ideaTexts.map((text) => (
            <TextInPlace key={text} text={text} field={fields[text]} />
          ))}
          {props.loop}
          {props.known}
          {props.ratings}
        </div>
        <aside aria-label={labels.about} className={column}>
          {mayEdit ? (
            <Select
              label={labels.status}
              options={statuses}
              value={idea.status}
              onChange={(status) => isChosenStatus(status) && props.onStatus(status)}
            />
          ) : (
            <Fact name={labels.status}>{statuses.find(({ value }) => value === idea.status)?.label}</Fact>
          )}
          {props.exploring}
          {mayEdit ? (
            <div data-part="tags">
              <TagInput
                label={labels.tags}
                description={labels.tagsHint}
                tags={idea.tags}
                onChange={(tags) => page.send({ type: 'idea.tagged', tags })}
                maxLength={ideaLimits.tag}
                maxTags={ideaLimits.tags}
              />
            </div>
          ) : (
            idea.tags.length > 0 && (
              <Fact name={labels.tags}>
                {idea.tags.map((tag) => (
                  <Badge key={tag}>{tag}</Badge>
                ))}
              </Fact>
            )
          )}
          <IdeaDates idea={idea} now={props.now}>
            {props.lineage}
          </IdeaDates>
        </aside>
      </div>
      {props.children}
    </article>
  );
}

/** A fact that those who may edit can change in its place. */
function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <dl>
      <dt className={css({ color: 'ink.muted', textStyle: 'small' })}>{name}</dt>
      <dd className={css({ display: 'flex', flexWrap: 'wrap', gap: '4', overflowWrap: 'anywhere' })}>{children}</dd>
    </dl>
  );
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', laptop: 'minmax(0, 1fr) {sizes.card}' },
  alignItems: 'start',
  gap: { base: '32', laptop: '48' },
});
const column = css({ display: 'flex', flexDirection: 'column', gap: '32', minWidth: '0' });
