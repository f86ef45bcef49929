import { useEffect } from 'react';
import { AlsoHere } from '#features/presence/AlsoHere.tsx';
import { presenceLabels } from '#features/presence/labels.ts';
import { css } from '#styled-system/css';
import { OwnAvatar } from '../OwnAvatar.tsx';
import type { PageProps } from '../page-props.ts';
import { useMembers } from './use-members.ts';
import { usePeopleHere, usePresence } from './use-people-here.ts';
import { hearWriting, markWriting } from './writing-fields.ts';

/** Who else of a team has the same screen open, and in which field they write. */
export function PlacePresence({ place }: PageProps) {
  return useMembers().length > 1 ? <Here key={place.path} place={place} /> : null;
}

function Here({ place }: PageProps) {
  const presence = usePresence(place.path.slice(0, 300));
  const people = usePeopleHere(presence);
  useEffect(() => {
    // Who comes is told at once.
    presence.send({ type: 'field.entered', field: null });
    return hearWriting((field) => presence.send({ type: 'field.entered', field }));
  }, [presence]);
  const writing = people.flatMap(({ name, field }) => (field === null ? [] : [{ name, field }]));
  const said = JSON.stringify(writing);
  useEffect(
    () =>
      markWriting(
        (JSON.parse(said) as typeof writing).map(({ name, field }) => ({
          field,
          words: presenceLabels.writingHere(name),
        })),
        mark,
      ),
    [said],
  );
  return (
    <div className={people.length > 0 ? css({ marginBlockEnd: '16' }) : undefined}>
      <AlsoHere people={people} ownFace={<OwnAvatar size="small" isDecorative />} />
    </div>
  );
}

const mark = css({ textStyle: 'small', color: 'ink.muted' });
