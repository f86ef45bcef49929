import { useId } from 'react';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';

export interface JournalButtonsProps {
  readonly canDownload: boolean;
  readonly onDownload: () => void;
  readonly onFile: (file: File) => void;
}

export function JournalButtons({ canDownload, onDownload, onFile }: JournalButtonsProps) {
  const id = useId();
  return (
    <>
      {canDownload && (
        <Button size="small" onPress={onDownload}>
          Download journal
        </Button>
      )}
      <label htmlFor={id} className={css({ textStyle: 'small' })}>
        Open a journal
      </label>
      <input
        id={id}
        type="file"
        accept="application/json,.json"
        className={css({ textStyle: 'small', maxWidth: 'popover' })}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
        }}
      />
    </>
  );
}
