import { type AnswerFile, type FileKind, isFileKind } from './answer-file.ts';
import type { acceptedTypes } from './file-text.ts';

/** The values of a form that stand for a file. */
export const valuesOfFile = ({ kind, bytes, id }: AnswerFile): readonly string[] => [kind, `${bytes}`, id];

/** The same back again; undefined if there is no file. */
export function fileOfValues([kind = '', bytes = '', id = '']: readonly string[]): AnswerFile | undefined {
  return isFileKind(kind) && id !== '' ? { id, kind, bytes: Number(bytes) } : undefined;
}

const kindsByType: Readonly<Record<string, FileKind>> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/gif': 'png',
  'image/avif': 'webp',
} satisfies Readonly<Record<(typeof acceptedTypes)[number], FileKind>>;

/**
 * A file that a founder chooses in a preview, which sends nothing: by what their browser says of it. None if none was chosen.
 */
export const valuesOfPreview = ({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): readonly string[] =>
  name === '' && size === 0 ? [] : [kindsByType[type] ?? 'other', `${size}`, 'preview'];
