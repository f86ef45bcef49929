/** Adds the full stop that a person's text may lack, because other text follows it. */
export const asSentence = (text: string): string =>
  /[.…!?:;]["”’)]*$/u.test(text.trim()) ? text.trim() : `${text.trim()}.`;
