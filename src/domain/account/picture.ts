import { isApiFailure } from '../api/api-failure.ts';
import { assetLimits } from '../assets/asset.ts';

/** Media types accepted for a founder's picture; the server makes a square WebP of it. */
export const sentPictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'] as const;

export const pictureType = 'image/webp';

/** Side of the stored square, in pixels. */
export const pictureSide = 512;

export const picturePath = '/api/user/me/picture';

/** The address of a picture; another one has another address. It is for its founder alone. */
export const pictureAddress = (id: string): string => `${picturePath}/${id}`;

/** A picture that an identity provider names lies on a host of strangers, where nothing is loaded from. */
export const isOwnPicture = (photoUrl: string): boolean => photoUrl.startsWith(`${picturePath}/`);

export type PictureFailure = 'no-image' | 'too-large' | 'offline' | 'signed-out' | 'unexpected';

/** Checks a file's type and size before it is sent; the type is empty if the browser does not know it. */
export function judgePicture({ type, size }: { readonly type: string; readonly size: number }): PictureFailure | null {
  if (type !== '' && !(sentPictureTypes as readonly string[]).includes(type)) return 'no-image';
  return size > assetLimits.bytes ? 'too-large' : null;
}

/** Reads what a call about a picture rejected with. */
export function pictureFailureOf(reason: unknown): PictureFailure {
  if (!isApiFailure(reason)) return 'unexpected';
  if (reason.kind === 'no-answer') return 'offline';
  if (reason.status === 401) return 'signed-out';
  if (reason.status === 413) return 'too-large';
  return reason.code === 'not-an-image' || reason.code === 'image-unreadable' ? 'no-image' : 'unexpected';
}
