/** Turns a person's text into one line: without line breaks, and with single spaces. */
export const oneLine = (raw: string): string => raw.replace(/\s+/gu, ' ').trim();
