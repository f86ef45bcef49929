import { expect, test } from 'vitest';
import { imageRoom } from './image-room.ts';

test('The room for images is said in the units of the usage beside it', () => {
  expect(imageRoom).toBe('262 MB or 2,000 images');
});
