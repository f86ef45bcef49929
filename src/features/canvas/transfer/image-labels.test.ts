import { expect, test } from 'vitest';
import { imageDescription, imageFailureLabel } from './image-labels.ts';

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
  ['offline', 'not-yet', 'You’re offline.'],
  ['offline', 'kept', 'It’s saved on this device and added when you’re back online.'],
  [
    'offline',
    'full',
    'You’re offline, and this device has no room to save it. It’s added when you’re back online, as long as you keep this canvas open.',
  ],
  ['no-image', 'kept', 'It’s damaged, or isn’t a PNG, JPEG, WebP, GIF or AVIF image.'],
] as const)('an image that was not added (%s, %s) says so', (failure, kept, words) => {
  expect(imageFailureLabel({ failure, kept })).toBe(words);
});
