import { type KeyboardEvent, useState } from 'react';
import { css } from '#styled-system/css';
import type { FieldProps } from './field-props.ts';
import { TagGroup } from './TagGroup.tsx';
import { TextField } from './TextField.tsx';

export interface TagInputProps extends FieldProps {
  readonly tags: readonly string[];
  /** The whole new list, without doubles and without empty tags. */
  readonly onChange: (tags: readonly string[]) => void;
  /** In UTF-16 units. */
  readonly maxLength?: number;
  readonly maxTags?: number;
  readonly isDisabled?: boolean;
}

/** Enter or a comma adds what is typed; Backspace in an empty field takes the last tag away. */
export function TagInput(props: TagInputProps) {
  const { label, isLabelHidden, description, error, tags, onChange, maxLength, maxTags, isDisabled = false } = props;
  const [draft, setDraft] = useState('');
  const isFull = maxTags !== undefined && tags.length >= maxTags;

  const add = () => {
    const tag = draft.trim();
    setDraft('');
    if (tag !== '' && !tags.includes(tag)) onChange([...tags, tag]);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' || event.key === ',') {
      if (event.key === 'Enter' && draft.trim() === '') return;
      event.preventDefault();
      add();
    } else if (event.key === 'Backspace' && draft === '' && tags.length > 0) {
      onChange(tags.slice(0, -1));
    }
  };

  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '8', width: 'full' })}>
      <TextField
        label={label}
        isLabelHidden={isLabelHidden}
        description={isFull ? `${maxTags} tags are the most. Remove one to add another.` : description}
        error={error}
        value={draft}
        onChange={setDraft}
        onKeyDown={onKeyDown}
        onBlur={add}
        isDisabled={isDisabled || isFull}
        {...(maxLength !== undefined && { maxLength })}
      />
      {tags.length > 0 && (
        <TagGroup
          label={`${label}: chosen`}
          isLabelHidden
          tags={tags}
          onRemove={isDisabled ? undefined : (tag) => onChange(tags.filter((other) => other !== tag))}
        />
      )}
    </div>
  );
}
