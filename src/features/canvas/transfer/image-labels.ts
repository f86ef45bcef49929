import { imageRoom } from '#domain/assets/image-room.ts';
import type { ImageFailure, ImageKeeping } from '#machines/canvas/image-upload.machine.ts';

const failureWords: Readonly<Record<Exclude<ImageFailure, 'offline'>, string>> = {
  'too-large': 'It’s over the limit of 10 MB and 50 megapixels.',
  'no-image': 'It’s damaged, or isn’t a PNG, JPEG, WebP, GIF or AVIF image.',
  'no-room': `You’ve used all your image storage: ${imageRoom}.`,
  unexpected: 'The server couldn’t accept it. Try again in a moment.',
};

const onlyHere = 'It’s added when you’re back online, as long as you keep this canvas open.';

/** Fate of an image while there is no connection. */
const waitingWords: Readonly<Record<ImageKeeping, string>> = {
  'not-yet': 'You’re offline.',
  kept: 'It’s saved on this device and added when you’re back online.',
  many: `You’re offline, and 20 images are already waiting on this device. ${onlyHere}`,
  full: `You’re offline, and this device has no room to save it. ${onlyHere}`,
  unable: `You’re offline, and this browser couldn’t save it. ${onlyHere}`,
};

/** Why an image was not added, and what to do. */
export const imageFailureLabel = ({ failure, kept }: { failure: ImageFailure; kept: ImageKeeping }): string =>
  failure === 'offline' ? waitingWords[kept] : failureWords[failure];

/** The description that an image begins with: its file's name as words. */
export function imageDescription(fileName: string): string {
  const words = fileName
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[_\-\s]+/g, ' ')
    .trim()
    .slice(0, 200);
  // What browsers call a picture from the clipboard.
  return words === '' || words === 'image' ? 'Pasted image' : words;
}
