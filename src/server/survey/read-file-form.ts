import type { FastifyRequest } from 'fastify';
import { fileField } from '#domain/survey/read-answer.ts';

/** The file of a form, as far as it could be read; undefined if none was chosen. */
export type SentFile = Buffer | 'too-large' | 'unreadable' | undefined;

export interface FileForm {
  readonly form: URLSearchParams;
  readonly file: SentFile;
}

/**
 * A form with one file. What follows a file that is too large is read and dropped, since a browser shows no answer before it
 * has sent all. After anything that no form of ours sends, such as a second file, the fields before it are left.
 */
export async function readFileForm(request: FastifyRequest): Promise<FileForm> {
  const form = new URLSearchParams();
  let file: SentFile;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        // What the field for a file has as a text is of nobody's choosing.
        if (part.fieldname !== fileField && typeof part.value === 'string') form.append(part.fieldname, part.value);
        continue;
      }
      const slices: Buffer[] = [];
      for await (const slice of part.file) slices.push(slice);
      if (part.fieldname !== fileField) file = 'unreadable';
      else if (part.file.truncated) file = 'too-large';
      else if (slices.length > 0) file = Buffer.concat(slices);
      else if (part.filename) file = 'unreadable';
    }
  } catch {
    file = 'unreadable';
  }
  return { form, file };
}
