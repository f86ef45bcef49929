import type { ReactNode } from 'react';
import type { FieldKind } from '#domain/page/block-kinds.ts';
import type { Block, FieldValue } from '#domain/page/page.ts';
import type { BlockTextActor } from '#machines/page/block-text.machine.ts';
import { Select } from '#ui/Select.tsx';
import { Switch } from '#ui/Switch.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useTypedText } from '#ui/use-typed-text.ts';
import { choiceLabel, fieldLabel, inspectorLabels as labels } from './labels.ts';

export interface BlockFieldProps {
  readonly block: Block;
  readonly name: string;
  readonly field: FieldKind;
  /** Text that is typed in it now; null if it is not being typed in. */
  readonly draft: string | null;
  readonly text: BlockTextActor;
  /** Where its picture is chosen. */
  readonly picture: ReactNode;
  /** Where the survey that it leads to is chosen. */
  readonly survey: ReactNode;
  readonly onSet: (value: FieldValue) => void;
}

/** One field of a block, by what it holds. Interviews are quoted elsewhere. */
export function BlockField({ block, name, field, draft, text, picture, survey, onSet }: BlockFieldProps) {
  const label = fieldLabel(block.kind, name);
  const value = block.fields[name] ?? null;
  switch (field.kind) {
    case 'plain':
    case 'rich': {
      const stored = typeof value === 'string' ? value : '';
      const props = {
        label,
        value: draft ?? stored,
        onFocus: () =>
          text.send({ type: 'text.begun', place: { block: block.id, kind: block.kind, field: name }, text: stored }),
        onChange: (typed: string) => text.send({ type: 'text.typed', text: typed }),
        onBlur: () => text.send({ type: 'text.left' }),
        onCompositionStart: () => text.send({ type: 'composition.begun' }),
        onCompositionEnd: () => text.send({ type: 'composition.ended' }),
      };
      return field.kind === 'plain' ? (
        <TextField {...props} />
      ) : (
        <TextArea {...props} rows={3} description={labels.markdown} />
      );
    }
    case 'choice':
      return (
        <Select
          label={label}
          options={field.options.map((option) => ({ value: option, label: choiceLabel(option) }))}
          value={typeof value === 'string' ? value : null}
          onChange={onSet}
        />
      );
    case 'flag':
      return <Switch label={label} isSelected={value === true} onChange={onSet} />;
    case 'lines':
      return <Lines label={label} value={Array.isArray(value) ? (value as readonly string[]) : []} onSet={onSet} />;
    case 'picture':
      return picture;
    case 'reference':
      return name === 'survey' ? survey : null;
  }
}

interface LinesProps {
  readonly label: string;
  readonly value: readonly string[];
  readonly onSet: (value: readonly string[]) => void;
}

/** Becomes a change when it is left, or goes while it is typed in. */
function Lines({ label, value, onSet }: LinesProps) {
  const { typed, type, leave } = useTypedText((text) => {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    if (lines.join('\n') !== value.join('\n')) onSet(lines);
    return true;
  });
  return <TextArea label={label} value={typed ?? value.join('\n')} onChange={type} onBlur={leave} rows={4} />;
}
