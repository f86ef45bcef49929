import { oneLine } from '../text/one-line.ts';
import { shortened } from '../text/shortened.ts';
import { canBePiped, type Question } from './survey.ts';

/** A pipe: `{id}` in a text stands for the answer to that question. */
const pipe = /\{([A-Za-z0-9_-]{1,64})\}/g;
/** In the editor a question's words are short, so that the text around them can be read. */
const longestName = 60;
/** Writings whose words have no spaces between them. */
const isUnspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Name of a question without a text. */
export const untitled = 'Untitled question';

/** An id that the editor has made, so that no one has typed it. */
const madeId = /^q[0-9a-f]{10}$/;

/** Whether an id is that of a question that is gone. */
export const isGone = (id: string): boolean => madeId.test(id);

/** Whether a word ends, or begins, right beside a pipe: what stands for it needs a space there. */
const touches = (sign: string): boolean => /[\p{L}\p{N}]/u.test(sign) && !isUnspaced.test(sign);

/** Puts words in the place of each pipe, with spaces of their own; undefined leaves it as it is written. */
export function replacePipes(text: string, wordsFor: (id: string) => string | undefined): string {
  return text.replace(pipe, (written: string, id: string, at: number) => {
    const words = wordsFor(id);
    if (words === undefined) return written;
    const [before, after] = [
      text.slice(0, at).match(/.$/su)?.[0] ?? '',
      text.slice(at + written.length).match(/^./su)?.[0] ?? '',
    ];
    return `${touches(before) ? ' ' : ''}${words}${touches(after) ? ' ' : ''}`;
  });
}

/** Whether a text has the answer to a question that is not among these, and was not typed by hand. */
export const hasGonePipe = (text: string, questions: readonly Pick<Question, 'id'>[]): boolean =>
  [...text.matchAll(pipe)].some(([, id = '']) => isGone(id) && !questions.some((each) => each.id === id));

/** The question's own wording in brackets, for where there is no answer to put in. */
export const pipeName = ({ title }: Pick<Question, 'title'>): string => `[${nameOf(title)}]`;

/** The same for a question that is gone. */
const goneName = '[Removed question]';

const nameOf = (title: string): string =>
  shortened(oneLine(title.replace(pipe, '…').replace(/[[\]{}]/g, ' ')) || untitled, longestName);

/** A text as a founder reads it: an earlier answer by the question that asks for it. */
export const withPipesNamed = (text: string, questions: readonly Question[]): string =>
  replacePipes(text, (id) => {
    const question = questions.find((each) => each.id === id);
    if (!question) return isGone(id) ? goneName : undefined;
    return canBePiped(question) ? pipeName(question) : undefined;
  });

/** Names of questions as a founder writes them into a text: no two the same. */
export class PipeNames {
  readonly #names = new Map<string, string>();
  readonly #ids = new Map<string, string>();

  constructor(questions: readonly Question[]) {
    for (const question of questions) {
      if (!canBePiped(question)) continue;
      const first = pipeName(question);
      let name = first;
      for (let n = 2; this.#ids.has(name); n++) name = `${first.slice(0, -1)} (${n})]`;
      this.#names.set(question.id, name);
      this.#ids.set(name, question.id);
    }
  }

  /** A stored text with names in the place of ids, sign for sign: `written` gives it back. */
  read(text: string): string {
    return text.replace(pipe, (stored, id: string) => this.#names.get(id) ?? stored);
  }

  /** A text with names, as it is stored. */
  written(text: string): string {
    return text.replace(/\[[^[\]]*\]/g, (name) => {
      const id = this.#ids.get(name);
      return id === undefined ? name : `{${id}}`;
    });
  }

  /** A text with the answer to a question put between two places, with spaces around it. */
  inserted(text: string, from: number, to: number, id: string): string {
    const [before, after] = [text.slice(0, from), text.slice(to)];
    const [left, right] = [/[^\s([{“‘"'¿¡]$/u.test(before), /^[\p{L}\p{N}([{“‘]/u.test(after)];
    return `${before}${left ? ' ' : ''}${this.#names.get(id) ?? `{${id}}`}${right ? ' ' : ''}${after}`;
  }
}
