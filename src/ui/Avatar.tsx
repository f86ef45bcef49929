import { type AvatarVariantProps, avatar } from '#styled-system/recipes';

export interface AvatarProps {
  /** Of the person, which is also the accessible name. */
  readonly name: string;
  readonly size?: AvatarVariantProps['size'];
}

const notes = ['straw', 'clay', 'sage', 'sky', 'heather'] as const;

/** Initials on a note whose colour follows from the name. */
export function Avatar({ name, size = 'medium' }: AvatarProps) {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const [person = ''] = name.trim().split('@');
  const words = person.split(/[\s._-]+/);
  const initials = words.slice(0, 2).map((word) => [...word][0] ?? '');
  return (
    <span role="img" aria-label={name} className={avatar({ note: notes[sum % notes.length], size })}>
      <span aria-hidden="true">{initials.join('').toUpperCase()}</span>
    </span>
  );
}
