import { oneLine } from '../text/one-line.ts';
import { quotation } from '../text/quotation.ts';
import { shortened } from '../text/shortened.ts';
import { dropListMarks } from './drop-list-marks.ts';
import type { Idea } from './idea.ts';

/** In UTF-16 units: the longest name of an idea, and what of its problem and audience is said within a sentence. */
const longest = { name: 40, problem: 200, people: 100 } as const;

/** The paragraphs of a text that may be a list, without the marks of the list. */
export const paragraphsOf = (text: string): readonly string[] =>
  dropListMarks(text.split(/\r\n?|\n/u).map(oneLine)).filter((line) => line !== '');

/**
 * Returns a name for an idea within a sentence: Crumb, for "Crumb: what each bake really costs"; its whole title in
 * quotes if the title does not go on to say what the idea is.
 */
export const calledIn = (title: string): string => /^([^:]{1,40}): \S/.exec(title)?.[1] ?? `“${title}”`;

/** The same for strangers, who are asked in short sentences: "it" where the idea has no short name. */
export function shortNameOf(title: string): string {
  const called = calledIn(title);
  return called.length > longest.name + 2 ? 'it' : called;
}

/** Who has the problem, as the subject of a sentence: "Clinics with 2 to 20 chairs". Empty if nobody is named. */
export function peopleIn({ audience }: Pick<Idea, 'audience'>): string {
  const [sentence = ''] = oneLine(audience).split(/(?<=[.!?])\s/u);
  const [clause = ''] = sentence.length > longest.people ? sentence.split(/[,;:(]/u) : [sentence];
  const people = clause.replace(/[\s.,;:!?]+$/u, '');
  return people === '' ? '' : `${people.charAt(0).toUpperCase()}${people.slice(1)}`;
}

/** The problem in its own words and in quotes, as a part of a sentence; empty if it is not written. */
export function problemIn({ problem }: Pick<Idea, 'problem'>): string {
  const [first = ''] = paragraphsOf(problem);
  const [sentence = ''] = first.length > longest.problem ? first.split(/(?<=[.!?])\s/u) : [first];
  return sentence === '' ? '' : quotation(shortened(sentence, longest.problem));
}
