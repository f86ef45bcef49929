/** Names of the fields that the forms of a published page send. */
export const entryField = {
  token: 'token',
  goal: 'goal',
  /** The block whose form it was. */
  form: 'form',
  email: 'email',
  consent: 'consent',
  /** Filled in by robots alone. */
  trap: 'website',
} as const;

/** The answer to a question by its place in the form, from 0. */
export const answerField = (place: number): string => `answer-${place + 1}`;
