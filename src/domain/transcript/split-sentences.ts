import { interviewLimits } from '../interview/interview.ts';
import type { Sentence, Turn } from './transcript.ts';

/** The sentences of each turn, by the rules of Unicode (UAX #29). What is longer than a quote may be is cut at a space. */
export function splitSentences(turns: readonly Turn[]): readonly Sentence[] {
  const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
  const sentences: Sentence[] = [];
  for (const { speaker, text } of turns) {
    let isFirst = true;
    for (const sentence of wholeSentences(segmenter, text.replace(/\s+/gu, ' '))) {
      for (const part of cut(sentence.trim())) {
        sentences.push({ speaker: isFirst ? speaker : null, text: part });
        isFirst = false;
      }
    }
  }
  return sentences;
}

/** Titles and abbreviations after which a sentence goes on, in English, German, French and Spanish. */
const goesOn =
  /(?:^|[\s(“"'’])(?:dr|mr|mrs|ms|mx|prof|st|mt|hr|fr|mme|mlle|sra|srta|dra|capt|col|gen|sgt|lt|rev|hon|sen|gov|ing|dipl|approx|ca|vs|cf|e\.g|i\.e|incl|excl|resp|bzw|z\. ?b|d\. ?h|u\. ?a|nr|\p{Lu})\.\s*$/iu;
/** "No. 5" goes on, and "No." before other words is an answer. */
const number = /(?:^|\s)(?:no|nos|fig|p|pp|art|sec)\.\s*$/iu;

function* wholeSentences(segmenter: Intl.Segmenter, text: string): Generator<string, void, undefined> {
  let open = '';
  for (const { segment } of segmenter.segment(text)) {
    if (open !== '' && !goesOn.test(open) && !(number.test(open) && /^\d/.test(segment))) {
      yield open;
      open = '';
    }
    open += segment;
  }
  if (open !== '') yield open;
}

function* cut(text: string): Generator<string, void, undefined> {
  let rest = text;
  while (rest.length > interviewLimits.quote) {
    const space = rest.lastIndexOf(' ', interviewLimits.quote);
    const end = space > 0 ? space : endWithin(rest);
    yield rest.slice(0, end);
    rest = rest.slice(end).trimStart();
  }
  if (rest !== '') yield rest;
}

/** Never between the two halves of a character. */
const endWithin = (text: string): number =>
  /[\ud800-\udbff]/u.test(text.charAt(interviewLimits.quote - 1)) ? interviewLimits.quote - 1 : interviewLimits.quote;
