import type { Tone } from '../ToneIcon.tsx';

export const toneSamples: Readonly<Record<Tone, string>> = {
  success: 'Idea captured.',
  info: 'A new version is ready.',
  warning: 'You are offline. Three changes wait on this device.',
  error: 'The server refused the title: it is empty. Your text was kept.',
};

export const tones = Object.keys(toneSamples) as readonly Tone[];
