/** Content of the clipboard, or of a drop. */
export interface ClipboardContent {
  /** Empty if there is none, and so is `text`. */
  readonly html: string;
  readonly text: string;
  readonly files: readonly File[];
}

/** Reads the content of a browser event; works only while it is handled. */
export const contentOf = (data: DataTransfer): ClipboardContent => ({
  html: data.getData('text/html'),
  text: data.getData('text/plain'),
  files: [...data.files],
});
