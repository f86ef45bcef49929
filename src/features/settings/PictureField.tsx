import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { sentPictureTypes } from '#domain/account/picture.ts';
import type { ProfilePictureActor } from '#machines/settings/profile-picture.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { FileDrop } from '#ui/FileDrop.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { useLostFocus } from '#ui/use-lost-focus.ts';
import { hearPastedImage } from './hear-pasted-image.ts';
import { pictureLabels } from './labels.ts';

export interface PictureFieldProps {
  readonly flow: ProfilePictureActor;
  /** The founder as others see them. */
  readonly avatar: ReactNode;
  /** Whether there is a picture to be removed. */
  readonly hasPicture: boolean;
  readonly onFile: (file: File) => void;
}

/** The picture that the founder is shown by: chosen, dropped or pasted, and removed. */
export function PictureField({ flow, avatar, hasPicture, onFile }: PictureFieldProps) {
  const failure = useSelector(flow, ({ context }) => context.failure);
  const state = useSelector(flow, (snapshot) => {
    if (snapshot.matches('saving')) return 'saving';
    if (snapshot.matches('removing')) return 'removing';
    return snapshot.matches({ open: 'saved' }) ? 'saved' : snapshot.matches({ open: 'removed' }) ? 'removed' : 'idle';
  });
  const group = useRef<HTMLFieldSetElement>(null);
  const give = useEffectEvent(onFile);
  useEffect(() => hearPastedImage((image) => give(image)), []);
  // The button to remove it goes with the picture.
  useLostFocus(group, () => group.current?.querySelector('button')?.focus());
  return (
    <fieldset ref={group} className={field}>
      <legend className={name}>{pictureLabels.name}</legend>
      {failure && <InlineMessage tone="error">{pictureLabels.failures[failure]}</InlineMessage>}
      <div className={row}>
        {avatar}
        <div className={drop}>
          <FileDrop
            label={pictureLabels.drop}
            accept={sentPictureTypes}
            onFiles={([given]) => given && onFile(given)}
          />
        </div>
      </div>
      <p className={hint}>{pictureLabels.hint}</p>
      <div className={actions}>
        {hasPicture && (
          <Button
            size="small"
            isPending={state === 'removing'}
            isDisabled={state === 'saving'}
            onPress={() => flow.send({ type: 'removal.asked' })}
          >
            {pictureLabels.remove}
          </Button>
        )}
        <span role="status" className={hint}>
          {pictureLabels.states[state]}
        </span>
      </div>
    </fieldset>
  );
}

const field = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '8',
  minWidth: '0',
  maxWidth: 'form',
  padding: '0',
  border: 'none',
});
const name = css({ fontWeight: 'medium', marginBottom: '8' });
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '16' });
const drop = css({ flex: '1', minWidth: '192' });
const hint = css({ textStyle: 'small', color: 'ink.muted' });
const actions = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12', minHeight: 'control' });
