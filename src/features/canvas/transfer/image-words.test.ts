import { expect, test } from 'vitest';
import { imageDescription, imageFailureWords } from './image-words.ts';

test.each([
  ['price-list_2026.png', 'price list 2026'],
  ['image.png', 'Pasted image'],
  ['.png', 'Pasted image'],
  ['Pasted image', 'Pasted image'],
  ['Stall v1.2 final.JPEG', 'Stall v1.2 final'],
  [`${'a'.repeat(300)}.png`, 'a'.repeat(200)],
])('the file “%s” begins as “%s”', (name, description) => {
  expect(imageDescription(name)).toBe(description);
});

test.each([
  ['offline', 'not-yet', 'There is no connection.'],
  ['offline', 'kept', 'It waits on this device until there is a connection.'],
  [
    'offline',
    'full',
    'There is no connection, and no room on this device to keep it. It waits here as long as you stay on this canvas, and is added when the connection returns.',
  ],
  ['no-image', 'kept', 'It is damaged, or no PNG, JPEG, WebP, GIF or AVIF image.'],
] as const)('an image that was not added (%s, %s) says so', (failure, kept, words) => {
  expect(imageFailureWords({ failure, kept })).toBe(words);
});
