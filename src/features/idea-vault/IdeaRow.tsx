import { useSelector } from '@xstate/store-react';
import { Archive, ArchiveRestore } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import type { Idea } from '#domain/idea/idea.ts';
import { ideaOf } from '#machines/select-ideas.ts';
import type { Workspace } from '#machines/workspace.store.ts';
import { css } from '#styled-system/css';
import { button } from '#styled-system/recipes';
import { StatusWord } from '#ui/StatusWord.tsx';
import { ageText } from './age-text.ts';
import { statusSigns, statusWords } from './words.ts';

export interface IdeaRowProps {
  readonly workspace: Workspace;
  readonly id: string;
  /** ISO 8601. */
  readonly now: string;
  readonly takesFocus: boolean;
  readonly onFocusTaken: () => void;
  readonly onOpen: (id: string) => void;
  /** Archives a current idea, restores an archived one. */
  readonly onFile: (idea: Idea) => void;
}

/** Reads its own idea and is made of native elements, so that a thousand rows stay cheap. */
export const IdeaRow = memo(function IdeaRow(props: IdeaRowProps) {
  const { workspace, id, takesFocus, onFocusTaken } = props;
  const idea = useSelector(ideaOf(workspace, id));
  const title = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!takesFocus) return;
    title.current?.focus();
    onFocusTaken();
  }, [takesFocus, onFocusTaken]);

  if (!idea) return null;
  const Icon = idea.archived ? ArchiveRestore : Archive;
  const filing = idea.archived ? 'Restore' : 'Archive';
  return (
    <li aria-label={idea.title} className={row}>
      <button ref={title} type="button" onClick={() => props.onOpen(id)} className={titleButton}>
        {idea.title}
      </button>
      <span className={audience}>{idea.audience}</span>
      <StatusWord sign={statusSigns[idea.status]}>{statusWords[idea.status]}</StatusWord>
      <span className={age}>{ageText(idea.capturedAt, props.now)}</span>
      <button
        type="button"
        aria-label={`${filing} ${idea.title}`}
        title={filing}
        onClick={() => props.onFile(idea)}
        className={button({ variant: 'quiet', size: 'small', shape: 'icon' })}
      >
        <Icon aria-hidden="true" />
      </button>
    </li>
  );
});

const row = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr) auto auto',
    tablet: 'minmax(0, 3fr) minmax(0, 2fr) {sizes.96} {sizes.64} auto',
  },
  alignItems: 'center',
  gap: '12',
  minHeight: { base: 'row', _coarse: 'touch' },
  borderBottom: 'hairline',
});
const titleButton = css({
  minHeight: { base: 'row', _coarse: 'touch' },
  paddingBlock: '8',
  textAlign: 'start',
  fontWeight: 'medium',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  borderRadius: 'control',
  _hover: { textDecoration: 'underline' },
});
const audience = css({
  display: { base: 'none', tablet: 'block' },
  color: 'ink.muted',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
const age = css({ display: { base: 'none', tablet: 'block' }, textStyle: 'figure', color: 'ink.muted' });
