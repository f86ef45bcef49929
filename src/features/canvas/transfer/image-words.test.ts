import { expect, test } from 'vitest';
import { imageDescription } from './image-words.ts';

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
