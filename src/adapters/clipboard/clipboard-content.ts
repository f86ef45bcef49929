/** What lies in the clipboard, or is dropped. */
export interface ClipboardContent {
  /** Empty if there is none, and so is `text`. */
  readonly html: string;
  readonly text: string;
  readonly files: readonly File[];
}

/** What an event of the browser brings along; only while it is handled. */
export const contentOf = (data: DataTransfer): ClipboardContent => ({
  html: data.getData('text/html'),
  text: data.getData('text/plain'),
  files: [...data.files],
});
