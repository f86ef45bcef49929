import type { ReactNode } from 'react';
import { css, cva } from '#styled-system/css';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { Tooltip } from '#ui/Tooltip.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
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
  const rest = people.length - namedAtMost;
  // Over a canvas little room is taken: pointers say the names, too, and so does each face that is rested on.
  const isShort = onFollow !== undefined;
  return (
    <div className={words === '' ? undefined : line({ isShort })}>
      {people.slice(0, namedAtMost).map((person) => (
        <Face
          key={person.from}
          person={person}
          ownFace={ownFace}
          isFollowed={person.from === followed}
          onPress={onFollow && (() => onFollow(person.from))}
        />
      ))}
      {isShort && rest > 0 && (
        <span aria-hidden="true" className={css({ paddingInline: '4' })}>
          {labels.others(rest)}
        </span>
      )}
      <p role="status" aria-label={labels.alsoHere} className={isShort ? css({ srOnly: true }) : undefined}>
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
    <Tooltip text={labels.follow(name)} placement="bottom">
      <Button size="small" variant={isFollowed ? 'primary' : 'quiet'} aria-pressed={isFollowed} onPress={onPress}>
        {drawn}
        <VisuallyHidden>{labels.follow(name)}</VisuallyHidden>
      </Button>
    </Tooltip>
  );
}

const line = cva({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    rowGap: '4',
    width: 'fit',
    maxWidth: 'full',
    paddingBlock: '4',
    textStyle: 'caption',
    color: 'ink.muted',
    overflowWrap: 'anywhere',
  },
  variants: {
    isShort: {
      // Above a screen, not over it.
      false: { layerStyle: 'card', columnGap: '8', paddingInline: '12' },
      true: {
        layerStyle: 'floating',
        columnGap: '2',
        paddingInline: '4',
        '& > button': { gap: '4', paddingInline: '4' },
        '& > button[aria-pressed=true] > svg': { fill: 'onBrand' },
        _forcedColors: {
          '& > button[aria-pressed=true]': {
            background: '[Highlight]',
            color: '[HighlightText]',
            forcedColorAdjust: 'none',
            '& > svg': { fill: '[HighlightText]' },
            '& > span[aria-hidden]': {
              background: '[transparent]',
              borderColor: '[HighlightText]',
              color: '[HighlightText]',
            },
          },
        },
      },
    },
  },
});
const face = css({ display: 'inline-flex', alignItems: 'center', gap: '4' });
