import type { ImageFailure, ImageKeeping } from '#machines/canvas/image-upload.machine.ts';

const failureWords: Readonly<Record<Exclude<ImageFailure, 'offline'>, string>> = {
  'too-large': 'It is too large: 10 MB and 50 million pixels are the most.',
  'no-image': 'It is damaged, or no PNG, JPEG, WebP, GIF or AVIF image.',
  'no-room': 'Your images take up all the room there is: 250 MB, or 2,000 images.',
  unexpected: 'The server could not take it now. Try again in a moment.',
};

const onlyHere = 'It waits here as long as you stay on this canvas, and is added when the connection returns.';

/** What becomes of an image for which there is no connection. */
const waitingWords: Readonly<Record<ImageKeeping, string>> = {
  'not-yet': 'There is no connection.',
  kept: 'It waits on this device until there is a connection.',
  many: `There is no connection, and 20 images wait on this device already. ${onlyHere}`,
  full: `There is no connection, and no room on this device to keep it. ${onlyHere}`,
  unable: `There is no connection, and this browser could not keep it. ${onlyHere}`,
};

/** Why an image was not added, and what to do. */
export const imageFailureWords = ({ failure, kept }: { failure: ImageFailure; kept: ImageKeeping }): string =>
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
