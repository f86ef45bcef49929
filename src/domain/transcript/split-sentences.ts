import { interviewLimits } from '../interview/interview.ts';
import type { Sentence, Turn } from './transcript.ts';

/** The sentences of each turn, by the rules of Unicode (UAX #29). What is longer than a quote may be is cut at a space. */
export function splitSentences(turns: readonly Turn[]): readonly Sentence[] {
  const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
  const sentences: Sentence[] = [];
  for (const { speaker, text } of turns) {
    let isFirst = true;
    for (const { segment } of segmenter.segment(text.replace(/\s+/gu, ' '))) {
      for (const part of cut(segment.trim())) {
        sentences.push({ speaker: isFirst ? speaker : null, text: part });
        isFirst = false;
      }
    }
  }
  return sentences;
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
