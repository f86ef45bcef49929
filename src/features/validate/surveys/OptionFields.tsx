import { ArrowUp, X } from 'lucide-react';
import type { ClipboardEvent } from 'react';
import { traitsOf } from '#domain/survey/question-kinds.ts';
import { type Option, otherOf, type Question, surveyLimits } from '#domain/survey/survey.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { LineField } from '#ui/LineField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useTypedText } from '#ui/use-typed-text.ts';
import { fieldLabels as labels } from './labels.ts';

export interface OptionFieldsProps {
  readonly question: Question;
  readonly newId: () => string;
  readonly onSet: (options: Option[]) => void;
}

/** Fields for the options. An option keeps its id when its words change, so that earlier answers stay with it. */
export function OptionFields({ question: { kind, options }, newId, onSet }: OptionFieldsProps) {
  const set = (changed: readonly Option[]) => onSet(changed.map((option) => ({ ...option })));
  const add = (lines: readonly string[]) => {
    const room = Math.max(0, surveyLimits.options - options.length);
    const fresh = lines
      .map((line) => oneLine(line).slice(0, surveyLimits.option))
      .filter((label) => label !== '')
      .slice(0, room)
      .map((label) => ({ id: newId(), label }));
    const at = options.findLastIndex(({ other }) => !other) + 1;
    if (fresh.length > 0) set(options.toSpliced(at, 0, ...fresh));
  };
  const added = useTypedText((text) => {
    add([text]);
    return true;
  });
  const paste = (event: ClipboardEvent) => {
    const lines = event.clipboardData.getData('text/plain').split(/\r\n?|\n/u);
    if (lines.filter((line) => line.trim() !== '').length < 2) return;
    event.preventDefault();
    add([added.typed ?? '', ...lines]);
    added.type('');
  };
  return (
    <fieldset className={css({ display: 'flex', flexDirection: 'column', gap: '8', minWidth: '0' })}>
      <legend className={css({ fontWeight: 'medium', fontSize: '13', lineHeight: '20', marginBottom: '4' })}>
        {labels.options}
      </legend>
      {options.map((option, n) => (
        <div key={option.id} className={row}>
          <div className={css({ flex: '1', minWidth: '0' })}>
            <LineField
              label={labels.option(n + 1)}
              isLabelHidden
              value={option.label}
              onSet={(label) => {
                const text = oneLine(label).slice(0, surveyLimits.option);
                set(
                  options.flatMap((each) => (each !== option ? [each] : text === '' ? [] : [{ ...each, label: text }])),
                );
              }}
            />
          </div>
          {option.other && <span className={note}>{labels.otherNote}</span>}
          <IconButton
            label={labels.optionUp(option.label)}
            icon={<ArrowUp aria-hidden="true" />}
            isDisabled={n === 0}
            onPress={() => set(options.with(n, options[n - 1] ?? option).with(n - 1, option))}
          />
          <IconButton
            label={labels.removeOption(option.label)}
            icon={<X aria-hidden="true" />}
            onPress={() => set(options.filter((each) => each !== option))}
          />
        </div>
      ))}
      {otherOf({ kind, options }) === undefined && traitsOf({ kind }).answer !== 'order' && (
        <div>
          <Button
            size="small"
            isDisabled={options.length >= surveyLimits.options}
            onPress={() => set([...options, { id: newId(), label: labels.other, other: true }])}
          >
            {labels.addOther}
          </Button>
        </div>
      )}
      <div onPaste={paste}>
        <TextField
          label={labels.addOption}
          description={labels.addOptionHint}
          maxLength={surveyLimits.option}
          value={added.typed ?? ''}
          onChange={added.type}
          onBlur={added.leave}
          onKeyDown={(event) => {
            if (event.key === 'Enter') added.leave();
            else event.continuePropagation();
          }}
        />
      </div>
    </fieldset>
  );
}

const note = css({ color: 'ink.muted', fontSize: '13', lineHeight: '20' });
const row = css({ display: 'flex', alignItems: 'center', gap: '4' });
