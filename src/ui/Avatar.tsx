import { useState } from 'react';
import { type AvatarVariantProps, avatar } from '#styled-system/recipes';

export interface AvatarProps {
  /** Name of the person, which is also the accessible name. */
  readonly name: string;
  /** The address of a square picture; initials stand in until there is one that can be shown. */
  readonly picture?: string | undefined;
  readonly size?: AvatarVariantProps['size'];
  /** Where the name is said beside it. */
  readonly isDecorative?: boolean;
}

const notes = ['straw', 'clay', 'sage', 'sky', 'heather'] as const;

/** A person's picture, or initials on a note whose color follows from the name. */
export function Avatar({ name, picture, size = 'medium', isDecorative = false }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const styles = avatar({ note: notes[sum % notes.length], size });
  const named = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  const isShown = picture !== undefined && picture !== broken;
  return (
    <span {...named} className={styles}>
      {isShown ? (
        <img src={picture} alt="" draggable={false} onError={() => setBroken(picture)} />
      ) : (
        <span aria-hidden="true">{initialsOf(name)}</span>
      )}
    </span>
  );
}

function initialsOf(name: string): string {
  const [person = ''] = name.trim().split('@');
  const words = person.split(/[\s._-]+/);
  const initials = words.slice(0, 2).map((word) => [...word][0] ?? '');
  return initials.join('').toUpperCase();
}
