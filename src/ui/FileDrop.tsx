import { Upload } from 'lucide-react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { fileDrop } from '#styled-system/recipes';
import { Button } from './Button.tsx';

export interface FileDropProps {
  /** Says what to drop here; also the accessible name. */
  readonly label: string;
  /** Media types or endings, such as `text/csv`. */
  readonly accept: readonly string[];
  readonly takesMany?: boolean;
  /** In one line, among other fields. */
  readonly isSmall?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A field to drop files on; the button beside it opens the usual dialog. */
export function FileDrop({ label, accept, takesMany = false, isSmall = false, onFiles }: FileDropProps) {
  return (
    // A label in a slot would be read out after the word for any drop zone.
    <DropZone
      aria-label={label}
      getDropOperation={(types) => (accept.some((type) => types.has(type)) ? 'copy' : 'cancel')}
      onDrop={async ({ items }) => {
        const dropped = items.filter((item) => item.kind === 'file');
        const files = await Promise.all(dropped.map((item) => item.getFile()));
        if (files.length > 0) onFiles(takesMany ? files : files.slice(0, 1));
      }}
      className={fileDrop({ size: isSmall ? 'small' : 'usual' })}
    >
      <Upload aria-hidden="true" />
      <span>{label}</span>
      <FileTrigger
        acceptedFileTypes={accept}
        allowsMultiple={takesMany}
        onSelect={(files) => {
          if (files && files.length > 0) onFiles([...files]);
        }}
      >
        <Button size="small">Choose a file</Button>
      </FileTrigger>
    </DropZone>
  );
}
