import type { Quote } from '#domain/interview/interview.ts';
import type { Direction } from '#domain/ledger/ledger.ts';
import { type CommandDraft, interviewDraft } from '#domain/log/command-draft.ts';
import { eachPart, type Parts } from '#domain/log/parts.ts';
import type { Sentence } from '#domain/transcript/transcript.ts';

/** A sentence that becomes a quote, or whose quote changes. */
export interface SentenceMark {
  readonly interviewId: string;
  readonly assumptionId: string;
  readonly quoteId: string;
  readonly sentence: number;
  readonly mark: Direction;
}

/** The place of a quote: one for each sentence, counted from 0, and assumption. */
export const quoteKey = (sentence: number, assumptionId: string): string => `${sentence} ${assumptionId}`;

/** Finds the marks of an earlier reading again: each quote at the first sentence of its words that has none yet. */
export function quoteIdsOf(sentences: readonly Sentence[], quotes: Parts<Quote>): Readonly<Record<string, string>> {
  const places = new Map<string, number[]>();
  for (const [n, { text }] of sentences.entries()) {
    const known = places.get(text);
    if (known) known.push(n);
    else places.set(text, [n]);
  }
  const found: Record<string, string> = {};
  for (const { id, text, assumptionId } of [...eachPart(quotes)].sort((a, b) => a.order - b.order)) {
    const keys = (places.get(text) ?? []).map((n) => quoteKey(n, assumptionId));
    const free = keys.find((key) => !Object.hasOwn(found, key));
    if (free !== undefined) found[free] = id;
  }
  return found;
}

/** Nothing if the sentence is not there. */
export function commandsForMark(
  sentences: readonly Sentence[],
  { interviewId, sentence, ...quote }: SentenceMark,
): readonly CommandDraft[] {
  const text = sentences[sentence]?.text;
  return text === undefined ? [] : [interviewDraft('MarkQuote', interviewId, { ...quote, text })];
}
