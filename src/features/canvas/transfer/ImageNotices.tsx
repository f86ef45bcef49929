import { useSelector } from '@xstate/react';
import type { ImageUploadActor } from '#machines/canvas/image-upload.machine.ts';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { imageLabels } from '../later-labels.ts';
import { imageFailureLabel } from './image-labels.ts';

export interface ImageNoticesProps {
  readonly images: ImageUploadActor;
}

/** Images that are being added, and those that could not be. */
export function ImageNotices({ images }: ImageNoticesProps) {
  const { waiting, share, failed } = useSelector(images, ({ context }) => context);
  const [sent, ...later] = waiting;
  return (
    <>
      {sent && (
        <InlineMessage
          tone="info"
          title={imageLabels.adding(sent.name)}
          actions={
            <Button size="small" onPress={() => images.send({ type: 'image.dropped', id: sent.id })}>
              {imageLabels.cancel}
            </Button>
          }
        >
          {/* Told to whoever asks, not with every percent. */}
          <div aria-live="off">
            <ProgressBar
              label={share < 1 ? imageLabels.sent : imageLabels.checking}
              percent={Math.round(share * 100)}
            />
          </div>
          {later.length > 0 && imageLabels.waiting(later.length)}
        </InlineMessage>
      )}
      {failed.map(({ id, name, failure, kept }) => (
        <InlineMessage
          key={id}
          tone={failure === 'offline' ? 'warning' : 'error'}
          title={failure === 'offline' ? imageLabels.waits(name) : imageLabels.failed(name)}
          actions={
            <>
              {canHelp.has(failure) && (
                <Button size="small" onPress={() => images.send({ type: 'image.retried', id })}>
                  {imageLabels.retry}
                </Button>
              )}
              <Button size="small" variant="quiet" onPress={() => images.send({ type: 'image.dropped', id })}>
                {failure === 'offline' ? imageLabels.drop : imageLabels.dismiss}
              </Button>
            </>
          }
        >
          {imageFailureLabel({ failure, kept })}
        </InlineMessage>
      ))}
    </>
  );
}

/** Where the same file may be taken another time. */
const canHelp: ReadonlySet<string> = new Set(['offline', 'no-room', 'unexpected']);
