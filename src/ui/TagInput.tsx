import { useEffect, useEffectEvent, useState } from 'react';
import { css } from '#styled-system/css';
import type { FieldProps } from './field-props.ts';
import { TagGroup } from './TagGroup.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface TagInputProps extends FieldProps {
  readonly tags: readonly string[];
  /** The whole new list, without doubles and without empty tags. */
  readonly onChange: (tags: readonly string[]) => void;
  /** In UTF-16 units. */
  readonly maxLength?: number;
  readonly maxTags?: number;
  readonly isDisabled?: boolean;
  readonly autoFocus?: boolean;
  /** Text that was typed for it before it was there; a comma adds the text before it. */
  readonly typedBefore?: string;
}

/**
 * Enter or a comma adds what is typed; Backspace in an empty field takes the last tag away. Who leaves the field with
 * half a tag in it and presses "Save" means that tag too: it is added rather than lost.
 */
export function TagInput(props: TagInputProps) {
  const {
    label,
    isLabelHidden,
    description,
    error,
    tags,
    onChange,
    maxLength,
    maxTags,
    isDisabled = false,
    autoFocus = false,
    typedBefore = '',
  } = props;
  const lastComma = typedBefore.lastIndexOf(',');
  const [draft, setDraft] = useState(() => typedBefore.slice(lastComma + 1));
  const isFull = maxTags !== undefined && tags.length >= maxTags;

  const addAll = (written: string) => {
    const wanted = written.split(',').map((tag) => tag.trim().slice(0, maxLength));
    const all = [...new Set([...tags, ...wanted])].filter((tag) => tag !== '').slice(0, maxTags);
    if (all.length > tags.length) onChange(all);
  };
  const add = () => {
    setDraft('');
    // A pasted list holds commas that nobody typed.
    addAll(draft);
  };
  const takeOver = useEffectEvent(() => addAll(typedBefore.slice(0, Math.max(0, lastComma))));
  useEffect(takeOver, []);

  const onKeyDown: TextFieldProps['onKeyDown'] = (event) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' || event.key === ',') {
      if (event.key === 'Enter' && draft.trim() === '') return;
      event.preventDefault();
      add();
    } else if (event.key === 'Backspace' && draft === '' && tags.length > 0) {
      onChange(tags.slice(0, -1));
    } else {
      // Escape closes what the field stands in.
      event.continuePropagation();
    }
  };

  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '8', width: 'full' })}>
      <TextField
        label={label}
        isLabelHidden={isLabelHidden}
        description={isFull ? `The limit is ${maxTags} tags. Remove one to add another.` : description}
        error={error}
        value={draft}
        onChange={setDraft}
        onKeyDown={onKeyDown}
        onBlur={add}
        autoFocus={autoFocus}
        isDisabled={isDisabled}
        isReadOnly={isFull}
        {...(maxLength !== undefined && { maxLength })}
      />
      {tags.length > 0 && (
        <TagGroup
          label={`${label}: selected`}
          isLabelHidden
          tags={tags}
          onRemove={isDisabled ? undefined : (tag) => onChange(tags.filter((other) => other !== tag))}
        />
      )}
    </div>
  );
}
