import { useSelector } from '@xstate/react';
import type { ImageUploadActor } from '#machines/canvas/image-upload.machine.ts';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { imageFailureWords } from './image-words.ts';

export interface ImageNoticesProps {
  readonly images: ImageUploadActor;
}

/** What is being added, and what could not be. */
export default function ImageNotices({ images }: ImageNoticesProps) {
  const { waiting, share, failed } = useSelector(images, ({ context }) => context);
  const [sent, ...later] = waiting;
  return (
    <>
      {sent && (
        <InlineMessage
          tone="info"
          title={`Adding ${sent.name}…`}
          actions={
            <Button size="small" onPress={() => images.send({ type: 'image.dropped', id: sent.id })}>
              Cancel
            </Button>
          }
        >
          {/* Told to whoever asks, not with every percent. */}
          <div aria-live="off">
            <ProgressBar label={share < 1 ? 'Sent' : 'Sent, being checked'} percent={Math.round(share * 100)} />
          </div>
          {later.length > 0 && (later.length === 1 ? 'One more waits.' : `${later.length} more wait.`)}
        </InlineMessage>
      )}
      {failed.map(({ id, name, failure, kept }) => (
        <InlineMessage
          key={id}
          tone={failure === 'offline' ? 'warning' : 'error'}
          title={failure === 'offline' ? `${name} waits` : `${name} was not added`}
          actions={
            <>
              {canHelp.has(failure) && (
                <Button size="small" onPress={() => images.send({ type: 'image.retried', id })}>
                  Try again
                </Button>
              )}
              <Button size="small" variant="quiet" onPress={() => images.send({ type: 'image.dropped', id })}>
                {failure === 'offline' ? 'Do not add it' : 'Dismiss'}
              </Button>
            </>
          }
        >
          {imageFailureWords({ failure, kept })}
        </InlineMessage>
      ))}
    </>
  );
}

/** Where the same file may be taken another time. */
const canHelp: ReadonlySet<string> = new Set(['offline', 'no-room', 'unexpected']);
