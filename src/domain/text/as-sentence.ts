/** What somebody wrote, with the full stop that it may lack: other text follows it. */
export const asSentence = (text: string): string =>
  /[.…!?:;]["”’)]*$/u.test(text.trim()) ? text.trim() : `${text.trim()}.`;
