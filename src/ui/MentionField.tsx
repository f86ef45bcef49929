import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { css, cx } from '#styled-system/css';
import { listItems } from '#styled-system/recipes';
import type { FieldProps } from './field-props.ts';
import { mentionAt, peopleFor } from './mention-at.ts';
import { TextArea, type TextAreaProps } from './TextArea.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface MentionedPerson {
  readonly id: string;
  readonly name: string;
  readonly picture?: ReactNode;
}

export interface MentionFieldProps extends FieldProps, Pick<TextAreaProps, 'rows' | 'look' | 'autoFocus'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Nobody is offered while it is empty. */
  readonly people: readonly MentionedPerson[];
}

/**
 * A text in which people are named after an @: while a name is typed, a list of those that fit stands below, walked by the
 * arrow keys with the focus in the field. https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function MentionField({ value, onChange, people, ...field }: MentionFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  const [left, setLeft] = useState<number | null>(null);
  const list = useId();
  const mention = caret === null ? undefined : mentionAt(value, caret);
  const fitting = mention && mention.start !== left ? peopleFor(people, mention.query) : [];
  const isOpen = fitting.length > 0;
  const at = Math.min(active, fitting.length - 1);
  const look = () => {
    const { selectionStart, selectionEnd } = area.current ?? {};
    setCaret(selectionStart === selectionEnd ? (selectionStart ?? null) : null);
  };
  const choose = (person: MentionedPerson | undefined) => {
    if (!person || !mention || caret === null) return;
    const before = `${value.slice(0, mention.start)}@${person.name} `;
    onChange(before + value.slice(caret).replace(/^ /u, ''));
    setActive(0);
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(before.length, before.length);
      setCaret(before.length);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setActive((at + step + fitting.length) % fitting.length);
    else if (event.key === 'Enter' || event.key === 'Tab') choose(fitting[at]);
    else if (event.key === 'Escape') setLeft(mention?.start ?? null);
    else return;
    event.preventDefault();
    // Escape would close the dialog that the field stands in.
    event.stopPropagation();
  };
  const styles = listItems({ frame: 'card' });
  return (
    <div
      className={css({ display: 'flex', flexDirection: 'column', gap: '4', width: 'full' })}
      onKeyDownCapture={onKeyDown}
    >
      <TextArea
        {...field}
        value={value}
        onChange={(text) => {
          onChange(text);
          setActive(0);
          setLeft((now) => (now !== null && text[now] === '@' ? now : null));
          look();
        }}
        onBlur={() => setCaret(null)}
        inputRef={area}
        area={{
          onSelect: look,
          ...(people.length > 0 && { 'aria-autocomplete': 'list' as const }),
          ...(isOpen && { 'aria-controls': list, 'aria-activedescendant': `${list}-${at}` }),
        }}
      />
      {people.length > 0 && (
        <VisuallyHidden>
          <span role="status">{isOpen ? `${fitting.length} to mention` : ''}</span>
        </VisuallyHidden>
      )}
      {isOpen && (
        <div id={list} role="listbox" aria-label="People" className={cx(styles.root, options)}>
          {fitting.map((person, n) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
            <div
              key={person.id}
              id={`${list}-${n}`}
              role="option"
              aria-selected={n === at}
              data-selected={n === at || undefined}
              className={styles.item}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(person)}
            >
              {person.picture !== undefined && <span className={styles.icon}>{person.picture}</span>}
              <span className={styles.text}>
                <span className={styles.label}>{person.name}</span>
              </span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

const options = css({ maxHeight: '192', overflowY: 'auto' });
