import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { CopyButton } from '#ui/CopyButton.tsx';
import { calculatorLabels as labels } from './labels.ts';

export interface ResultActionsProps {
  /** Null if the inputs are too many for one. */
  readonly link: string | null;
  readonly isSaved: boolean;
  readonly onSave: () => void;
  /** Each undefined while there is nothing to do it with. */
  readonly onSaveChanges: (() => void) | undefined;
  readonly onExport: (() => void) | undefined;
  readonly onRecord: (() => void) | undefined;
  readonly onReport: (() => void) | undefined;
}

/** Actions on a calculation. */
export function ResultActions(props: ResultActionsProps) {
  const { link, isSaved, onSave, onSaveChanges, onExport, onRecord, onReport } = props;
  return (
    <div className={row}>
      {onSaveChanges && (
        <Button variant="primary" onPress={onSaveChanges}>
          {labels.saveChanges}
        </Button>
      )}
      <Button variant={isSaved ? 'secondary' : 'primary'} onPress={onSave}>
        {isSaved ? labels.saveNew : labels.save}
      </Button>
      {link !== null && (
        <CopyButton text={link} label={labels.link}>
          {labels.link}
        </CopyButton>
      )}
      {onExport && <Button onPress={onExport}>{labels.csv}</Button>}
      {onRecord && <Button onPress={onRecord}>{labels.evidence}</Button>}
      {onReport && <Button onPress={onReport}>{labels.report}</Button>}
      {link === null && <p className={css({ color: 'ink.muted', width: 'full' })}>{labels.linkTooLong}</p>}
    </div>
  );
}

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '8', _print: { display: 'none' } });
