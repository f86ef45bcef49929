/** The licence of the Business Model Canvas, which what is adapted from it has to keep. */
export const shareAlike = { name: 'CC BY-SA 3.0', url: 'https://creativecommons.org/licenses/by-sa/3.0/' };
