import { figureOf } from '../text/figures.ts';
import { type AnswerFile, type FileKind, fileLimits } from './answer-file.ts';

/** Types of content that a file field offers: browsers turn what else a phone has into a JPEG. */
export const acceptedTypes = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/avif',
] as const;

const names: Readonly<Record<FileKind, string>> = { pdf: 'PDF', png: 'PNG', jpeg: 'JPEG', webp: 'WebP' };
const endings: Readonly<Record<FileKind, string>> = { pdf: 'pdf', png: 'png', jpeg: 'jpg', webp: 'webp' };

/** A file in words that every language has: "PDF, 212 KB". */
export function fileText({ kind, bytes }: Pick<AnswerFile, 'kind' | 'bytes'>, number = figureOf): string {
  const size =
    bytes < 1_000_000
      ? `${number(Math.max(1, Math.round(bytes / 1000)))} KB`
      : `${number(Math.round(bytes / 100_000) / 10)} MB`;
  return `${names[kind]}, ${size}`;
}

/** The largest file that is taken, in such words: "5 MB". */
export const largestFile = (number = figureOf): string => `${number(fileLimits.file / 1_000_000)} MB`;

/** A name of ours: one that strangers choose is never used. */
export const fileName = (kind: FileKind, part: string | number): string => `answer-${part}.${endings[kind]}`;

/** Where members read it who may read answers. */
export const filePath = (surveyId: string, { id }: Pick<AnswerFile, 'id'>): string =>
  `/api/v1/surveys/${surveyId}/files/${id}`;
