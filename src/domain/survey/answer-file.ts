/** Kinds of files that are kept. An image that was sent as GIF or AVIF becomes one of these. */
export const fileKinds = ['pdf', 'png', 'jpeg', 'webp'] as const;
export type FileKind = (typeof fileKinds)[number];

/** A file that somebody has answered with. Its bytes lie apart from the log, and are gone once the person is erased. */
export type AnswerFile = {
  readonly id: string;
  readonly kind: FileKind;
  readonly bytes: number;
};

/** In bytes. */
export const fileLimits = {
  /** Size of one file, both as sent and as kept. */
  file: 5_000_000,
  /** Size of all files of one response. */
  response: 20_000_000,
  /** Size of all files of a workspace. */
  workspace: 500_000_000,
  /** Size of the files in it whose response was not sent yet, so that these leave room for the others. */
  unsent: 100_000_000,
} as const;

export const isFileKind = (text: string): text is FileKind => (fileKinds as readonly string[]).includes(text);
