import { secureAddress } from '#domain/survey/end-link.ts';
import { type Question, surveyLimits } from '#domain/survey/survey.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { KeptLines, LineField } from '#ui/LineField.tsx';
import { fieldLabels as labels } from './labels.ts';

export interface EndLinkFieldsProps {
  readonly question: Question;
  /** Texts that can't become a change yet. */
  readonly unsaved: Map<string, string>;
  readonly onSet: (change: { readonly link?: string; readonly linkLabel?: string }) => void;
}

/** Where the button of an end leads, and what it says. */
export function EndLinkFields({ question, unsaved, onSet }: EndLinkFieldsProps) {
  const { link = '', linkLabel = '' } = question;
  return (
    <KeptLines value={unsaved}>
      <LineField
        label={labels.link}
        description={labels.linkHint}
        value={link}
        fault={(text) => (text.trim() === '' || secureAddress(text) !== undefined ? undefined : labels.linkFault)}
        onSet={(text) => onSet({ link: text.trim() })}
      />
      <LineField
        label={labels.linkLabel}
        description={labels.linkLabelHint}
        value={linkLabel}
        fault={(text) => (oneLine(text).length > surveyLimits.linkLabel ? labels.linkLabelFault : undefined)}
        onSet={(text) => onSet({ linkLabel: oneLine(text) })}
      />
    </KeptLines>
  );
}
