import { useId } from 'react';
import { css, cx } from '#styled-system/css';
import { button } from '#styled-system/recipes';
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
      <input
        id={id}
        type="file"
        accept="application/json,.json"
        className={cx('peer', css({ srOnly: true }))}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
        }}
      />
      <label htmlFor={id} className={cx(button({ variant: 'secondary', size: 'small' }), ring)}>
        Open a journal
      </label>
    </>
  );
}

const ring = css({ _peerFocusVisible: { outline: 'ring', outlineOffset: '2' } });
