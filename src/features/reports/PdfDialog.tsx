import { useState } from 'react';
import { type Paper, papers } from '#domain/report/paper.ts';
import type { FrozenReport } from '#domain/report/report.ts';
import type { ReportMoment } from '#domain/report/report-moment.ts';
import { FormDialog } from '#ui/FormDialog.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { pdfLabels as labels } from './labels.ts';
import { momentOfVersion, type Version, versionOptions } from './version-options.ts';

export interface PdfDialogProps {
  readonly frozen: readonly FrozenReport[];
  /** The moment that is looked at. */
  readonly moment: ReportMoment;
  /** The paper that is chosen at first. */
  readonly paper: Paper;
  readonly onSave: (moment: ReportMoment, paper: Paper) => void;
  readonly onClose: () => void;
}

const paperOptions = papers.map((value) => ({ value, label: labels.papers[value] }));

/** Asks which version of a report becomes a PDF, and on which paper. */
export function PdfDialog({ frozen, moment, paper: first, onSave, onClose }: PdfDialogProps) {
  const versions = versionOptions(frozen, moment);
  const [version, setVersion] = useState<Version>(versions[0]?.value ?? 'live');
  const [paper, setPaper] = useState(first);
  return (
    <FormDialog
      title={labels.title}
      onClose={onClose}
      cancel={labels.cancel}
      submit={labels.save}
      onSubmit={() => onSave(momentOfVersion(version), paper)}
    >
      <RadioGroup label={labels.version} options={versions} value={version} onChange={setVersion} />
      <RadioGroup
        label={labels.paper}
        orientation="horizontal"
        options={paperOptions}
        value={paper}
        onChange={setPaper}
      />
    </FormDialog>
  );
}
