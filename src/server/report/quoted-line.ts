/** Text that somebody has said or written, as one quoted line of Markdown: nothing in it begins a line of its own. */
export const quotedLine = (text: string): string => `> ${text.replace(/\s+/g, ' ').trim()}`;
