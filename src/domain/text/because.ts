/** A title with its reason, if there is one. */
export const because = (title: string, reason: string): string => (reason === '' ? title : `${title}: ${reason}`);
