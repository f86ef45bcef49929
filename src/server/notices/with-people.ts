import type { Notice } from '#domain/notice/notice.ts';
import { mentionedIn, readableText } from '#domain/thread/mentions.ts';
import type { Database } from '../db/database.ts';

type Told = Pick<Notice, 'kind' | 'title' | 'detail'> & { readonly words: string };

const ofPeople: readonly Notice['kind'][] = ['mention', 'reply', 'witnessed', 'joined'];
const isOfPerson = ({ kind }: Pick<Notice, 'kind'>): boolean => ofPeople.includes(kind);

/**
 * Puts names into notices about what a member did: theirs, and those of whom a comment mentions. All as they are now.
 */
export async function withPeople<Row extends Told>(db: Database, rows: readonly Row[]): Promise<readonly Row[]> {
  const ids = new Set(rows.filter(isOfPerson).flatMap(({ detail, words }) => [detail, ...mentionedIn(words)]));
  if (ids.size === 0) return rows;
  const found = await db
    .selectFrom('accounts')
    .select(['id', 'display_name', 'email'])
    .where('id', 'in', [...ids])
    .execute();
  const names = new Map(found.map(({ id, display_name, email }) => [id, display_name || email]));
  const nameOf = (id: string): string => names.get(id) ?? '';
  return rows.map((row) =>
    isOfPerson(row)
      ? {
          ...row,
          ...{ title: nameOf(row.detail), detail: '' },
          words: readableText(row.words, (id) => nameOf(id) || 'a former member'),
        }
      : row,
  );
}
