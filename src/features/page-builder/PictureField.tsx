import { assetTypes } from '#domain/assets/asset.ts';
import type { PageImage } from '#drawing/page/page-context.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { FileDrop } from '#ui/FileDrop.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { PendingSign } from '#ui/PendingSign.tsx';
import { pictureLabels as labels } from './labels.ts';

/** How far sending an image has come, or why it did not work. */
export type PictureUpload = 'idle' | 'uploading' | keyof typeof labels.failures;

export interface PictureFieldProps {
  readonly label: string;
  readonly note?: string;
  /** Whether there is a picture; it may still be on its way. */
  readonly isSet: boolean;
  readonly image: PageImage | undefined;
  readonly upload: PictureUpload;
  readonly onFile: (file: File) => void;
  readonly onRemove: () => void;
}

const accepted = [...assetTypes, 'image/gif', 'image/avif'];

/** A picture that is added, replaced or taken away. */
export function PictureField({ label, note, isSet, image, upload, onFile, onRemove }: PictureFieldProps) {
  const source = image?.sources.at(-1)?.address;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no layout of its own in a column
    <div role="group" aria-label={label} className={column}>
      <span aria-hidden="true" className={css({ fontWeight: 'medium', fontSize: '13', lineHeight: '20' })}>
        {label}
      </span>
      {note !== undefined && <p className={css({ color: 'ink.muted', fontSize: '13', lineHeight: '20' })}>{note}</p>}
      {isSet && source !== undefined && <img src={source} alt="" className={thumbnail} />}
      {upload === 'uploading' ? (
        <p role="status" className={css({ display: 'flex', alignItems: 'center', gap: '8' })}>
          <PendingSign />
          {labels.uploading}
        </p>
      ) : (
        <FileDrop
          label={isSet ? labels.replace : labels.drop}
          accept={accepted}
          isSmall
          onFiles={([file]) => file && onFile(file)}
        />
      )}
      {upload !== 'idle' && upload !== 'uploading' && (
        <InlineMessage tone="error" title={labels.failedTitle}>
          {labels.failures[upload]}
        </InlineMessage>
      )}
      {isSet && (
        <Button size="small" variant="quiet" onPress={onRemove}>
          {labels.remove}
        </Button>
      )}
    </div>
  );
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '8' });
const thumbnail = css({
  maxWidth: 'full',
  maxHeight: '96',
  objectFit: 'contain',
  objectPosition: 'left',
  borderRadius: 'control',
});
