import type { ReactNode } from 'react';
import { css } from '#styled-system/css';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { alsoHere, namedAtMost } from './also-here.ts';
import { presenceLabels as labels } from './labels.ts';
import { PersonShape } from './PersonShape.tsx';
import type { PersonHere } from './person-here.ts';

export interface AlsoHereProps {
  readonly people: readonly PersonHere[];
  /** The reader’s own picture. */
  readonly ownFace: ReactNode;
  /** The connection that is followed; null while none is. */
  readonly followed?: string | null;
  /** A face was pressed, to follow it or no longer. Without it faces are only seen. */
  readonly onFollow?: (from: string) => void;
}

/** Who else has the same thing open: faces, and words that are read out as people come and go. */
export function AlsoHere({ people, ownFace, followed = null, onFollow }: AlsoHereProps) {
  const words = alsoHere(people.map(({ name }) => name));
  const writing = people.flatMap(({ name, field }) => (field === null ? [] : [labels.writing(name, field)]));
  return (
    <div className={words === '' ? undefined : line}>
      {people.slice(0, namedAtMost).map((person) => (
        <Face
          key={person.from}
          person={person}
          ownFace={ownFace}
          isFollowed={person.from === followed}
          onPress={onFollow && (() => onFollow(person.from))}
        />
      ))}
      <p role="status" aria-label={labels.alsoHere}>
        {words}
      </p>
      {words !== '' && <p role="status">{writing.join(' ')}</p>}
    </div>
  );
}

interface FaceProps {
  readonly person: PersonHere;
  readonly ownFace: ReactNode;
  readonly isFollowed: boolean;
  readonly onPress: (() => void) | undefined;
}

function Face({ person: { name, picture, look, isOwn }, ownFace, isFollowed, onPress }: FaceProps) {
  const drawn = (
    <>
      {isOwn ? ownFace : <Avatar name={name} picture={picture} size="small" isDecorative />}
      <PersonShape look={look} />
    </>
  );
  if (!onPress) return <span className={face}>{drawn}</span>;
  return (
    <Button
      size="small"
      variant={isFollowed ? 'primary' : 'quiet'}
      aria-label={labels.follow(name)}
      aria-pressed={isFollowed}
      onPress={onPress}
    >
      {drawn}
    </Button>
  );
}

const line = css({
  layerStyle: 'floating',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '8',
  rowGap: '4',
  width: 'fit',
  maxWidth: 'full',
  paddingInline: '12',
  paddingBlock: '4',
  textStyle: 'caption',
  color: 'ink.muted',
  overflowWrap: 'anywhere',
});
const face = css({ display: 'inline-flex', alignItems: 'center', gap: '4' });
