import * as z from 'zod/mini';
import type { ApiFailure } from '#domain/api/api-failure.ts';
import { type UploadedAsset, uploadedAssetSchema } from '#domain/assets/asset.ts';
import { refusalOf } from '../api/refusal-of.ts';
import { type SendFile, sendFile } from '../api/send-file.ts';

const noAnswer: ApiFailure = { kind: 'no-answer' };

/** Sends an image as it is. Rejects with an `ApiFailure`. */
export async function uploadImage(image: Blob, sending: SendFile): Promise<UploadedAsset> {
  const answer = await sendFile('/api/v1/assets', image, sending);
  if (answer.status < 200 || answer.status >= 300) throw refusalOf(answer);
  const asset = z.safeParse(uploadedAssetSchema, answer.body);
  if (!asset.success) throw noAnswer;
  return asset.data;
}
