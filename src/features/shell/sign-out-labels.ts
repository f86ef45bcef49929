import { countOf } from '#domain/text/figures.ts';
import { changesText as changes } from './labels.ts';

/** Asked while this device holds what the server has not. */
export const signOutLabels = {
  title: (images: number) =>
    images > 0 ? 'Sign out before your images are uploaded?' : 'Sync your changes before signing out?',
  discard: 'Discard and sign out',
  send: 'Sync and sign out',
  text: (unsent: number, images: number) => {
    const held = [unsent > 0 ? changes(unsent) : '', images > 0 ? countOf(images, 'image') : ''];
    return `${held.filter((part) => part !== '').join(' and ')} on this device ${unsent + images === 1 ? 'hasn’t' : 'haven’t'} synced yet. Signing out removes everything from this device.`;
  },
  keepImage: ' To keep an image, cancel and open its canvas while you’re online.',
} as const;
