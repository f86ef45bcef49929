import { css } from '#styled-system/css';
import { Avatar } from './Avatar.tsx';

export interface BylineProps {
  readonly name: string;
  readonly picture?: string | undefined;
  /** Begins the line: "Logged". */
  readonly did?: string | undefined;
}

/** Says who did something: "by Jonas", or "Logged by Jonas", with their picture or initials. */
export function Byline({ name, picture, did }: BylineProps) {
  return (
    <span className={line}>
      <Avatar name={name} picture={picture} size="small" isDecorative />
      <span className={words}>{did === undefined ? `by ${name}` : `${did} by ${name}`}</span>
    </span>
  );
}

const line = css({ display: 'inline-flex', alignItems: 'center', gap: '4', minWidth: '0', textStyle: 'caption' });
const words = css({ minWidth: '0', overflowWrap: 'anywhere' });
