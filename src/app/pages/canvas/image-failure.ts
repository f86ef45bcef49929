import { isApiFailure } from '#domain/api/api-failure.ts';
import type { ImageFailure } from '#machines/canvas/image-upload.machine.ts';

const byCode: Readonly<Record<string, ImageFailure>> = {
  'not-an-image': 'no-image',
  'image-unreadable': 'no-image',
  'no-room-for-images': 'no-room',
};

/** Converts the server's refusal to the failure of an image. */
export function imageFailureOf(reason: unknown): ImageFailure {
  if (!isApiFailure(reason)) return 'unexpected';
  if (reason.kind === 'no-answer') return 'offline';
  if (reason.status === 413) return 'too-large';
  return byCode[String(reason.code)] ?? 'unexpected';
}
