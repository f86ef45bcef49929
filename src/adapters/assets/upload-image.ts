import * as z from 'zod/mini';
import type { ApiFailure } from '#domain/api/api-failure.ts';
import { type UploadedAsset, uploadedAssetSchema } from '#domain/assets/asset.ts';
import { refusalOf } from '../api/refusal-of.ts';

/** Ten megabytes over a slow line, and its turn at the server. */
const answerWithinMs = 120_000;
const noAnswer: ApiFailure = { kind: 'no-answer' };

/** Sends an image as it is. Rejects with an `ApiFailure`. */
export async function uploadImage(image: Blob, accessToken: string, signal: AbortSignal): Promise<UploadedAsset> {
  const response = await fetch('/api/v1/assets', {
    method: 'POST',
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${accessToken}`,
      'content-type': image.type || 'application/octet-stream',
    },
    body: image,
    signal: AbortSignal.any([signal, AbortSignal.timeout(answerWithinMs)]),
  }).catch(() => {
    throw noAnswer;
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw refusalOf({ status: response.status, body });
  const asset = z.safeParse(uploadedAssetSchema, body);
  if (!asset.success) throw noAnswer;
  return asset.data;
}
