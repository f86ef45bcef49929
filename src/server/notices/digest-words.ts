import { isLate } from '#domain/next-step/yours.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { countOf, figureOf } from '#domain/text/figures.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { quotation } from '#domain/text/quotation.ts';
import type { Digest } from './read-digest.ts';

/** News of one workspace, in words. */
export interface ToldPlace {
  /** Null for a reader who has one workspace alone. */
  readonly name: string | null;
  readonly yours: readonly { readonly words: string; readonly link: string }[];
  /** How much more is theirs. */
  readonly moreYours: number;
  readonly ideas: readonly {
    readonly title: string;
    readonly lines: readonly string[];
    readonly next: { readonly words: string; readonly action: string; readonly link: string } | undefined;
  }[];
}

interface Telling {
  readonly name: string | null;
  readonly today: Date;
  readonly publicUrl: string;
}

/** So much of their work is listed; the rest waits at home. */
const shownYours = 10;
const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const kinds = { assumption: 'Assumption', test: 'Test' } as const;

export const yoursTitle = 'Yours';
export const moreText = (count: number): string => `And ${figureOf(count)} more, at home.`;

export function toldPlace({ yours, ideas }: Digest, { name, today, publicUrl }: Telling): ToldPlace {
  const day = today.toISOString().slice(0, 10);
  return {
    name,
    yours: yours.slice(0, shownYours).map((work) => {
      const by = work.by === null ? '' : `, by ${dateFormat.format(new Date(work.by))}`;
      const words = `${kinds[work.kind]} ${quotation(work.title)} of “${work.idea}”${by}${isLate(work, day) ? ' (late)' : ''}`;
      return { words: oneLine(words), link: `${publicUrl}${buildPath(work.to)}` };
    }),
    moreYours: Math.max(0, yours.length - shownYours),
    ideas: ideas.map(({ title, lines, next }) => ({
      title: oneLine(title),
      lines: lines.map(oneLine),
      next: next && { words: oneLine(next.sentence), action: next.action, link: `${publicUrl}${next.path}` },
    })),
  };
}

/** The subject of the mail, and its heading. */
export function headingOf(places: readonly ToldPlace[]): string {
  const ideas = places.flatMap((place) => place.ideas);
  const [first] = ideas;
  if (!first) {
    const count = places.reduce((sum, { yours, moreYours }) => sum + yours.length + moreYours, 0);
    return `Your week: ${countOf(count, 'thing')} to do`;
  }
  return ideas.length === 1 ? `Your week: “${first.title}”` : `Your week: ${ideas.length} ideas`;
}

/** One workspace as plain text. */
export function placeText({ name, yours, moreYours, ideas }: ToldPlace): string {
  const own = [
    `${yoursTitle}:`,
    ...yours.map(({ words, link }) => `- ${words}\n  ${link}`),
    ...(moreYours > 0 ? [moreText(moreYours)] : []),
  ].join('\n');
  const news = ideas.map(({ title, lines, next }) =>
    [
      title,
      ...lines.map((line) => `- ${line}`),
      ...(next ? ['', `What decides next: ${next.words}`, `${next.action}: ${next.link}`] : []),
    ].join('\n'),
  );
  return [...(name === null ? [] : [`== ${name} ==`]), ...(yours.length > 0 ? [own] : []), ...news].join('\n\n');
}
