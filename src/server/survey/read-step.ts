import {
  fileField,
  type NumberWriting,
  type ReadAnswer,
  readAnswer,
  type SentValues,
  sentAs,
} from '#domain/survey/read-answer.ts';
import { type Answer, asksForFile, type Question } from '#domain/survey/survey.ts';
import type { FileForm } from './read-file-form.ts';
import { readSent } from './read-sent.ts';
import { type ScannedFile, scanFile } from './scan-file.ts';

/** An answer as it was sent, or a file that is one once it is kept. */
export type ReadStep = ReadAnswer | { readonly kind: 'file'; readonly file: ScannedFile };

/** `before` is the answer that the question has had: a file stays unless another one is sent. */
export async function readStep(
  question: Question,
  sent: FileForm,
  before: Answer | undefined,
  writing: NumberWriting,
): Promise<ReadStep> {
  if (!asksForFile(question)) return readSent(question, (name) => sent.form.getAll(name), writing);
  if (sent.file === 'too-large') return { kind: 'problem', problem: 'file-large' };
  if (sent.file === 'unreadable') return { kind: 'problem', problem: 'file-unreadable' };
  if (sent.file === undefined) return readAnswer(question, valuesOf(question, sent, before, writing), writing);
  const file = await scanFile(sent.file);
  return 'problem' in file ? { kind: 'problem', problem: file.problem } : { kind: 'file', file };
}

/** The values of a form. Which file there is, is for us to say. */
export const valuesOf =
  (question: Question, { form }: FileForm, before: Answer | undefined, writing: NumberWriting): SentValues =>
  (name) =>
    asksForFile(question) && name === fileField ? sentAs(question, before, writing)(name) : form.getAll(name);
