import { type FileKind, fileLimits, isFileKind } from '#domain/survey/answer-file.ts';
import type { FileProblem } from '#domain/survey/read-answer.ts';
import { encodeImage } from '../assets/encode-image.ts';
import { kindOfImage } from '../assets/image-kind.ts';
import { ApiError } from '../http/api-error.ts';

export interface ScannedFile {
  readonly kind: FileKind;
  readonly body: Buffer;
}

/** So many images of strangers wait for the encoder at most, so that founders' own ones have most of its places. */
const waitingAtMost = 4;

/**
 * Tells a file by its bytes, and never by its name: an image is encoded anew, so that it is nothing else, and has no place, name
 * or date in it; a PDF stays as it is.
 */
export async function scanFile(sent: Buffer): Promise<ScannedFile | { readonly problem: FileProblem }> {
  if (sent.length > fileLimits.file) return { problem: 'file-large' };
  if (sent.length === 0) return { problem: 'file-unreadable' };
  if (beginsAsPdf(sent)) return endsAsPdf(sent) ? { kind: 'pdf', body: sent } : { problem: 'file-unreadable' };
  if (!kindOfImage(sent)) return { problem: 'file-kind' };
  try {
    const { type, body } = await encodeImage(sent, { bytes: fileLimits.file, waitingAtMost });
    const kind = type.slice('image/'.length);
    return isFileKind(kind) ? { kind, body } : { problem: 'file-kind' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { problem: error.statusCode === 503 ? 'file-room' : 'file-unreadable' };
  }
}

/**
 * At its very beginning, though readers of PDFs find it within the first 1,024 bytes: what comes before it could be a page
 * with a script. https://pdfa.org/resource/iso-32000-pdf/ (7.5.2)
 */
const beginsAsPdf = (sent: Buffer): boolean => sent.toString('latin1', 0, 5) === '%PDF-';

/** Where its table of objects begins, and its end (7.5.5): without them it was cut off. */
const endsAsPdf = (sent: Buffer): boolean =>
  /startxref\s+\d+\s+%%EOF\s*$/.test(sent.subarray(-1024).toString('latin1'));
