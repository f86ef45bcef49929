import { sha256 } from '../text/sha-256.ts';
import { splitSentences } from '../transcript/split-sentences.ts';

/** One sentence of what somebody wrote into an answer. */
export interface VerbatimSentence {
  readonly entryId: string;
  /** Among the sentences of the answer, from 0. */
  readonly place: number;
  readonly text: string;
}

/** The sentences of written answers, in order. */
export const verbatimSentences = (
  texts: readonly { readonly entryId: string; readonly text: string }[],
): readonly VerbatimSentence[] =>
  texts.flatMap(({ entryId, text }) =>
    splitSentences([{ speaker: null, text }]).map((sentence, place) => ({ entryId, place, text: sentence.text })),
  );

/** Names a sentence for the ledger, which keeps nobody's words: the same for the same place, and nothing can be read from it. */
export const verbatimId = (question: string, { entryId, place }: Pick<VerbatimSentence, 'entryId' | 'place'>): string =>
  sha256(`${entryId}\n${question}\n${place}`);
