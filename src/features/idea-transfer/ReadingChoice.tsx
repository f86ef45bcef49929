import { type Encoding, encodings, isGuessed } from '#domain/transfer/encoding.ts';
import { encodingLabels } from '#domain/transfer/encoding-labels.ts';
import type { ImportOptions, ImportTable } from '#machines/vault/idea-import.machine.ts';
import { css } from '#styled-system/css';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Select } from '#ui/Select.tsx';
import { labels, separatorLabels } from './labels.ts';

export interface ReadingChoiceProps {
  readonly table: Pick<ImportTable, 'encoding' | 'separator'>;
  readonly onChange: (options: Partial<ImportOptions>) => void;
}

/** Says how the file was read, and lets it be read in another way. Open if the encoding could only be guessed. */
export function ReadingChoice({ table: { encoding, separator }, onChange }: ReadingChoiceProps) {
  return (
    <Disclosure summary={labels.review.readAs(encoding, separator)} isOpenAtFirst={isGuessed(encoding)}>
      <p className={css({ color: 'ink.muted', mb: '12' })}>{labels.review.readAsText}</p>
      <div className={choices}>
        <Select<Encoding>
          label={labels.review.encoding}
          options={encodings.map((value) => ({ value, label: encodingLabels[value] }))}
          value={encoding}
          onChange={(chosen) => onChange({ encoding: chosen })}
        />
        {separator !== undefined && (
          <Select
            label={labels.review.separator}
            options={separatorOptions}
            value={idOf(separator)}
            onChange={(chosen) => onChange({ separator: separatorOf(chosen) })}
          />
        )}
      </div>
    </Disclosure>
  );
}

/** An option needs a name that is not empty. */
const idOf = (separator: string): string => `by${separator}`;
const separatorOf = (id: string): string => id.slice('by'.length);
const separatorOptions = Object.entries(separatorLabels).map(([separator, label]) => ({
  value: idOf(separator),
  label,
}));

const choices = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', phone: 'repeat(2, minmax(0, 1fr))' },
  gap: '12',
});
