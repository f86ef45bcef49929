import * as z from 'zod/mini';
import { picturePath } from '#domain/account/picture.ts';
import type { ApiFailure } from '#domain/api/api-failure.ts';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';
import { type User, userSchema } from '#domain/user/user.ts';
import { refusalOf } from './refusal-of.ts';
import { type SendFile, sendFile } from './send-file.ts';

const noAnswer: ApiFailure = { kind: 'no-answer' };

/** Sends an image as it is, of which the server makes the founder's picture. Rejects with an `ApiFailure`. */
export async function savePicture(image: Blob, sending: Pick<SendFile, 'accessToken' | 'signal'>): Promise<User> {
  const answer = await sendFile(picturePath, image, { ...sending, method: 'PUT', onShare: () => {} });
  if (answer.status < 200 || answer.status >= 300) throw refusalOf(answer);
  const user = z.safeParse(userSchema, answer.body);
  if (!user.success) throw noAnswer;
  return user.data;
}

export async function removePicture(call: AuthorisedCall): Promise<User> {
  return z.parse(userSchema, await call(picturePath, { method: 'DELETE' }));
}
