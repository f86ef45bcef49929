import { partsOfText } from '#domain/thread/mentions.ts';
import { css } from '#styled-system/css';
import type { CommentPeople } from './comment-people.ts';
import { nameOf } from './name-of.ts';

export interface CommentTextProps {
  readonly text: string;
  readonly people: CommentPeople;
}

/** A comment as it is read: mentions are names. */
export const CommentText = ({ text, people }: CommentTextProps) => (
  <p className={words}>
    {partsOfText(text).map((part, n) =>
      'text' in part ? (
        part.text
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same person may be mentioned twice, and parts have no ids
        <strong key={n} className={css({ fontWeight: 'medium', color: 'brand' })}>
          @{nameOf(people, part.accountId)}
        </strong>
      ),
    )}
  </p>
);

const words = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
