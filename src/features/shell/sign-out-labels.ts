import { countOf } from '#domain/text/figures.ts';
import { changesText } from './labels.ts';

const lists = new Intl.ListFormat('en-US');

/** Number of unsent changes, images and posts on this device. */
export interface Unsent {
  readonly changes: number;
  readonly images: number;
  /** Posts, votes and comments on the feedback board. */
  readonly feedback: number;
}

/** Asked while this device holds what the server has not. */
export const signOutLabels = {
  title: (images: number) =>
    images > 0 ? 'Sign out before your images are uploaded?' : 'Sync your changes before signing out?',
  discard: 'Discard and sign out',
  send: 'Sync and sign out',
  text: ({ changes, images, feedback }: Unsent) => {
    const held = [
      ...(changes > 0 ? [changesText(changes)] : []),
      ...(images > 0 ? [countOf(images, 'image')] : []),
      ...(feedback > 0 ? [countOf(feedback, 'feedback item')] : []),
    ];
    return `${lists.format(held)} on this device ${changes + images + feedback === 1 ? 'hasn’t' : 'haven’t'} synced yet. Signing out removes everything from this device.`;
  },
  refused: {
    title: 'Discard what the server rejected?',
    text: (count: number) =>
      `The server rejected ${countOf(count, 'item')}. Cancel to see why and keep your text. Signing out removes everything from this device.`,
  },
  keepImage: ' To keep an image, cancel and open its canvas while you’re online.',
} as const;
