const mention = /<@([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})>/g;

/** Writes a mention of an account as it stands in the text of a comment. */
export const mentionOf = (accountId: string): string => `<@${accountId}>`;

/** Returns the accounts that a text mentions, each once, in the order of their first mentions. */
export const mentionedIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(mention)].map(([, accountId = '']) => accountId)),
];

/** A stretch of a comment: plain text, or the mention of an account. */
export type CommentPart = { readonly text: string } | { readonly accountId: string };

/** Cuts a text into its mentions and what stands between them. */
export function partsOfText(text: string): readonly CommentPart[] {
  const parts: CommentPart[] = [];
  let end = 0;
  for (const { 0: whole, 1: accountId = '', index } of text.matchAll(mention)) {
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ accountId });
    end = index + whole.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** The text as it is read: each mention is an @ and the name that `nameOf` gives. */
export const readableText = (text: string, nameOf: (accountId: string) => string): string =>
  partsOfText(text)
    .map((part) => ('text' in part ? part.text : `@${nameOf(part.accountId)}`))
    .join('');

/** Somebody who can be mentioned. */
export interface Named {
  readonly accountId: string;
  readonly name: string;
}

/**
 * Turns each @ with the name of a member into a mention, the longest name first: "@Jonas Meyer" is not Jonas. A sign that
 * goes on, as in an address of mail, is none.
 */
export function withMentions(text: string, members: readonly Named[]): string {
  const longestFirst = members.filter(({ name }) => name !== '').toSorted((a, b) => b.name.length - a.name.length);
  if (longestFirst.length === 0) return text;
  const names = new Map(longestFirst.toReversed().map(({ name, accountId }) => [name.toLowerCase(), accountId]));
  const pattern = longestFirst.map(({ name }) => RegExp.escape(name)).join('|');
  return text.replace(
    new RegExp(`(?<![\\p{L}\\p{N}@<])@(${pattern})(?![\\p{L}\\p{N}])`, 'giu'),
    (whole, name: string) => {
      const accountId = names.get(name.toLowerCase());
      return accountId === undefined ? whole : mentionOf(accountId);
    },
  );
}
