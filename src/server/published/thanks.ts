import { formIn } from '#domain/page/form-in.ts';
import type { PageGoal } from '#domain/page/page.ts';
import { type ContentBlock, type PageContent, textOf } from '#domain/page/page-content.ts';
import { answersOf } from '#domain/page/words/answers-of.ts';
import { noticeDocument, type PageDocument } from '#drawing/page/page-document.ts';
import type { PublishedContent } from './published-content.ts';

interface Thanked {
  readonly content: PageContent;
  readonly goal: PageGoal;
  /** The block whose form was sent; undefined for one that is gone. */
  readonly form: ContentBlock | undefined;
}

/** Finds a form of a page by its block, in either version. A form that is gone counts as one of the page's own goal. */
export function thankedFor({ a, b }: PublishedContent, formId: string): Thanked {
  for (const content of b ? [a, b] : [a]) {
    const form = formIn(content, formId);
    if (form) return { content, goal: form.goal, form: form.block };
  }
  return { content: a, goal: a.goal, form: undefined };
}

export interface ThanksContext {
  readonly origin: string;
  /** The address of the page, if it is at a host of its own. */
  readonly home?: string | undefined;
  /** `sent`: the form was taken; `confirms`: it was, and a mail asks for more; `confirmed`: what that mail asked for was done. */
  readonly stage: 'sent' | 'confirms' | 'confirmed';
  /** The visitor's place in line; shown if the founder wants it. */
  readonly place?: number | undefined;
}

/** Page that a visitor reads after a form was sent, or their address confirmed. */
export function thanksDocument(
  { content, goal, form }: Thanked,
  { origin, home, stage, place }: ThanksContext,
): PageDocument {
  const isOwn = form !== undefined && goal !== 'fake-door' && textOf(form, 'thanks').trim() !== '';
  const words = answersOf(content);
  const plain = isOwn && goal === 'sign-up' ? [] : [words.sent[goal]];
  const asked = stage === 'confirms' && goal !== 'fake-door' ? [words.confirms[goal]] : plain;
  return noticeDocument(
    content,
    { origin, home },
    {
      heading: stage === 'confirmed' ? words.confirmed : words.thanks,
      paragraphs: asked,
      words: isOwn ? form : undefined,
      place: form?.fields['place'] === true && goal !== 'fake-door' ? place : undefined,
      invites: form?.fields['invite'] === true && goal !== 'fake-door',
    },
  );
}

/** Whether a founder wants people to know their place in line. */
export const saysPlace = ({ form }: Thanked): boolean => form?.fields['place'] === true;
