import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { Method } from '#domain/experiment/experiment.ts';
import { type MethodChoiceActor, selectAreMethodsFolded } from '#machines/validate/method-choice.machine.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { useLostFocus } from '#ui/use-lost-focus.ts';
import { cardLabels as labels, methodLabels, methodNotes } from './labels.ts';

export interface MethodChoiceProps {
  readonly choice: MethodChoiceActor;
  readonly method: Method | null;
  readonly isDisabled: boolean;
  readonly onChange: (method: Method) => void;
}

/** A method that is not among them is shown where a card has it. */
const offered = ['interviews', 'page', 'fake-door', 'pre-order', 'survey', 'split', 'prototype', 'data'] as const;

/** How an assumption is tested: all methods with what each is, and once one is chosen that one alone. */
export function MethodChoice({ choice, method, isDisabled, onChange }: MethodChoiceProps) {
  const isFolded = useSelector(choice, selectAreMethodsFolded);
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stop = new AbortController();
    // Wherever it is pressed: what is pressed elsewhere takes the focus away, and must not move under the pointer.
    const onPress = () => choice.send({ type: 'pointer.pressed' });
    document.addEventListener('pointerdown', onPress, { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, [choice]);
  const other = method !== null && !offered.some((each) => each === method) ? [method] : [];
  const shown = isFolded && method !== null ? [method] : [...offered, ...other];
  // The button that opened the others is gone.
  useLostFocus(group, () => group.current?.querySelector<HTMLElement>('input:checked')?.focus());
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and the focus are heard on their way from the radio buttons
    <div
      ref={group}
      role="presentation"
      className={css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '8' })}
      onKeyDownCapture={() => choice.send({ type: 'key.pressed' })}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) choice.send({ type: 'methods.left', hasChosen: method !== null });
      }}
    >
      <RadioGroup
        label={labels.method}
        options={shown.map((value) => ({
          value,
          label: methodLabels[value],
          ...(value in methodNotes && { note: methodNotes[value as keyof typeof methodNotes] }),
        }))}
        value={method}
        isDisabled={isDisabled}
        onChange={(chosen) => {
          onChange(chosen);
          choice.send({ type: 'method.chosen' });
        }}
      />
      {isFolded && !isDisabled && (
        <Button size="small" onPress={() => choice.send({ type: 'change.asked' })}>
          {labels.changeMethod}
        </Button>
      )}
    </div>
  );
}
