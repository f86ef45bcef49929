import { surveyLimits } from '#domain/survey/survey.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { KeptLines, LineField } from '#ui/LineField.tsx';
import { fieldLabels as labels } from './labels.ts';

export interface AltFieldProps {
  readonly alt: string;
  /** Texts that can't become a change yet. */
  readonly unsaved: Map<string, string>;
  readonly onSet: (alt: string) => void;
}

/** The words that stand for a question's image where it cannot be seen. */
export function AltField({ alt, unsaved, onSet }: AltFieldProps) {
  return (
    <KeptLines value={unsaved}>
      <LineField
        label={labels.alt}
        description={labels.altHint}
        value={alt}
        fault={(text) => (oneLine(text).length > surveyLimits.alt ? labels.altFault : undefined)}
        onSet={(text) => onSet(oneLine(text))}
      />
    </KeptLines>
  );
}
