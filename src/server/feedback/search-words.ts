import { type RawBuilder, sql } from 'kysely';
import { systemWorkspaceId } from '#domain/feedback/system-workspace.ts';

const wordsAtMost = 12;
const lettersAtMost = 40;
/** Half of the letters, about, in the same order: what a typo leaves of a word. */
const similarEnough = 0.45;
/** Score of a word that is in the text below the title. */
const bodyShare = 0.6;
/** A post that has less than this of what was typed is not what is looked for. */
export const scoreAtLeast = 0.3;

/** Splits typed text into words; empty if there is nothing to search for. */
export const wordsOf = (typed: string): readonly string[] =>
  [...new Set(typed.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])]
    .filter((word) => word.length > 1)
    .slice(0, wordsAtMost)
    .map((word) => word.slice(0, lettersAtMost));

/** How many of the posts that have the most of the words are looked at closely. */
const candidatesAtMost = 200;

/**
 * The common table expressions that end with `found (post_id, score)`: posts that have some of the words, by `tsvector`, or
 * something like them in the title, by trigrams, which are asked only for words that no post has. The score is the mean over the words of how well each is found. Words that
 * are in every text, such as "the", count only if nothing else was typed.
 */
export const isFoundBy = (words: readonly string[]): RawBuilder<unknown> => sql`
  typed AS (
    SELECT word, plainto_tsquery('english', word) AS lexeme FROM unnest(${words}::text[]) AS word
  ), wanted AS MATERIALIZED (
    SELECT word, lexeme, CASE WHEN numnode(lexeme) = 1 THEN (lexeme::text || ':A')::tsquery ELSE lexeme END AS in_title
    FROM typed WHERE numnode(lexeme) > 0 OR NOT EXISTS (SELECT FROM typed WHERE numnode(lexeme) > 0)
  ), hits AS (
    SELECT p.post_id, wanted.word FROM wanted JOIN feedback_posts AS p ON p.words @@ wanted.lexeme
    UNION
    SELECT p.post_id, wanted.word FROM wanted JOIN feedback_posts AS p ON p.title %> wanted.word
    WHERE NOT EXISTS (SELECT FROM feedback_posts AS other WHERE other.words @@ wanted.lexeme)
  ), candidates AS (
    SELECT post_id FROM hits GROUP BY post_id ORDER BY count(*) DESC, post_id LIMIT ${candidatesAtMost}
  ), found AS (
    SELECT p.post_id, avg(CASE
      WHEN p.words @@ wanted.in_title THEN 1
      WHEN p.words @@ wanted.lexeme THEN greatest(${bodyShare}::real, word_similarity(wanted.word, p.title))
      WHEN p.title %> wanted.word THEN word_similarity(wanted.word, p.title)
      ELSE 0 END) AS score
    FROM candidates JOIN feedback_posts AS p ON p.workspace_id = ${systemWorkspaceId} AND p.post_id = candidates.post_id
    CROSS JOIN wanted GROUP BY p.post_id
  )`;

/** From where on `%>` takes a word for one like it, until the transaction ends. */
export const withTypos = sql`SELECT set_config('pg_trgm.word_similarity_threshold', ${String(similarEnough)}, true)`;
