import { type FormEvent, useEffect, useRef, useState } from 'react';
import { canvasLimits } from '#domain/canvas/canvas.ts';
import type { CanvasTemplate } from '#domain/canvas-templates/canvas-template.ts';
import type { OwnTemplate } from '#domain/vault/own-template.ts';
import { css } from '#styled-system/css';
import { TextField } from '#ui/TextField.tsx';
import { OwnTemplateTile } from './dialogs/OwnTemplateTile.tsx';
import { TemplateTile } from './dialogs/TemplateTile.tsx';
import { beginningLabels } from './later-labels.ts';

export interface EmptyCanvasProps {
  readonly templates: readonly CanvasTemplate[];
  readonly own: readonly OwnTemplate[];
  readonly onChoose: (template: CanvasTemplate | OwnTemplate) => void;
  /** Places the first note. */
  readonly onNote: (text: string) => void;
}

/** A canvas with nothing on it: outlines to begin with, the founder's own templates, or just words. */
export function EmptyCanvas({ templates, own, onChoose, onNote }: EmptyCanvasProps) {
  const [text, setText] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Whoever types before anything has the keyboard writes the first note.
    const lead = (event: KeyboardEvent): void => {
      const { target, key, ctrlKey, metaKey, altKey } = event;
      const isNowhere = target === document.body || (target instanceof HTMLElement && target.matches('h1'));
      const isLetter = !ctrlKey && !metaKey && !altKey && [...key].length === 1 && key.trim() !== '';
      if (!isNowhere || !isLetter || event.defaultPrevented) return;
      event.preventDefault();
      setText((typed) => typed + key);
      form.current?.querySelector('input')?.focus();
    };
    document.addEventListener('keydown', lead, true);
    return () => document.removeEventListener('keydown', lead, true);
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') onNote(text.trim());
  };
  return (
    <div className={area}>
      <div className={card}>
        <h2 className={css({ textStyle: 'subheading' })}>{beginningLabels.title}</h2>
        <form ref={form} onSubmit={submit} className={css({ width: 'full', maxWidth: 'form' })}>
          <TextField
            label={beginningLabels.field}
            isLabelHidden
            placeholder={beginningLabels.placeholder}
            autoComplete="off"
            enterKeyHint="done"
            maxLength={canvasLimits.text}
            value={text}
            onChange={setText}
          />
        </form>
        <p className={css({ color: 'ink.muted' })}>{beginningLabels.orTemplate}</p>
        <ul aria-label={beginningLabels.templates} className={tiles}>
          {templates.map((template) => (
            <li key={template.id}>
              <TemplateTile template={template} onChoose={onChoose} />
            </li>
          ))}
        </ul>
        {own.length > 0 && (
          <ul aria-label={beginningLabels.own} className={tiles}>
            {own.map((template) => (
              <li key={template.id}>
                <OwnTemplateTile template={template} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

const area = css({
  position: 'absolute',
  inset: '0',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  paddingInline: { base: '8', tablet: '64' },
  paddingBlock: '64',
  pointerEvents: 'none',
});
const card = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '12',
  maxWidth: 'sheet',
  maxHeight: 'full',
  overflow: 'auto',
  padding: '16',
  background: 'canvas',
  borderRadius: 'card',
  textAlign: 'center',
  pointerEvents: 'auto',
});
const tiles = css({
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', tablet: 'repeat(5, minmax(0, 1fr))' },
  gap: '8',
  width: 'full',
});
