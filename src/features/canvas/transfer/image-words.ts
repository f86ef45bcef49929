import type { ImageFailure } from '#machines/canvas/image-upload.machine.ts';

/** Why an image was not added, and what to do. */
export const imageFailureWords: Readonly<Record<ImageFailure, string>> = {
  offline:
    'There is no connection. It waits here, as long as you stay on this canvas, and is added when the connection returns.',
  'too-large': 'It is too large: 10 MB and 50 million pixels are the most.',
  'no-image': 'It is damaged, or no PNG, JPEG, WebP, GIF or AVIF image.',
  'no-room': 'Your images take up all the room there is: 250 MB, or 2,000 images.',
  unexpected: 'The server could not take it now. Try again in a moment.',
};

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
