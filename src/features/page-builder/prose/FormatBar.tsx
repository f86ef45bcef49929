import { Bold, Italic, Link as LinkIcon, Unlink } from 'lucide-react';
import type { Command } from 'prosemirror-state';
import { type FormEvent, useState } from 'react';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { TextField } from '#ui/TextField.tsx';
import { Toolbar } from '#ui/Toolbar.tsx';
import { formatLabels as labels } from '../labels.ts';
import type { SeenProse } from './open-prose.ts';
import { setLink, toggleBold, toggleItalic } from './prose-marks.ts';
import { typedAddress } from './typed-address.ts';

export interface FormatBarProps {
  readonly seen: SeenProse;
  /** An address is asked for. */
  readonly isLinking: boolean;
  readonly onLinking: (isLinking: boolean) => void;
  readonly onCommand: (command: Command) => void;
  /** The focus goes on to something else, or to nothing. */
  readonly onLeft: (to: Element | null) => void;
}

/** Formats for the selected words. */
export function FormatBar({ seen, isLinking, onLinking, onCommand, onLeft }: FormatBarProps) {
  const { isBold, isItalic, link, hasSelection } = seen;
  const canLink = hasSelection || link !== null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: where the focus goes is heard, whichever button had it
    <div onBlur={({ relatedTarget }) => onLeft(relatedTarget)} className={place}>
      {isLinking && canLink ? (
        <LinkForm
          link={link}
          onSet={(address) => {
            onLinking(false);
            onCommand(setLink(address));
          }}
          onClose={() => {
            onLinking(false);
            onCommand(() => true);
          }}
        />
      ) : (
        <Toolbar label={labels.bar}>
          <IconButton
            label={labels.bold}
            aria-pressed={isBold}
            icon={<Bold aria-hidden="true" />}
            onPress={() => onCommand(toggleBold)}
          />
          <IconButton
            label={labels.italic}
            aria-pressed={isItalic}
            icon={<Italic aria-hidden="true" />}
            onPress={() => onCommand(toggleItalic)}
          />
          <IconButton
            label={labels.link}
            aria-pressed={link !== null}
            isDisabled={!canLink}
            icon={<LinkIcon aria-hidden="true" />}
            onPress={() => onLinking(true)}
          />
          {link !== null && (
            <IconButton
              label={labels.unlink}
              icon={<Unlink aria-hidden="true" />}
              onPress={() => onCommand(setLink(null))}
            />
          )}
        </Toolbar>
      )}
    </div>
  );
}

interface LinkFormProps {
  readonly link: string | null;
  readonly onSet: (address: string) => void;
  readonly onClose: () => void;
}

function LinkForm({ link, onSet, onClose }: LinkFormProps) {
  const [typed, setTyped] = useState(link ?? '');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = typedAddress(typed);
    if (address === undefined) setWrong(true);
    else onSet(address);
  };
  return (
    <form
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
      className={form}
    >
      <TextField
        label={labels.address}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setWrong(false);
        }}
        inputMode="url"
        autoFocus
        {...(isWrong && { error: labels.wrongAddress })}
      />
      <Button type="submit">{labels.setLink}</Button>
    </form>
  );
}

const place = css({ width: 'fit', marginInline: 'auto' });
const form = css({ layerStyle: 'floating', display: 'flex', alignItems: 'flex-end', gap: '8', padding: '8' });
