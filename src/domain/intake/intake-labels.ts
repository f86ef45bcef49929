import type { FounderOnIntake } from '../log/command-draft.ts';
import type { StreamLabels } from '../log/stream-labels.ts';

/** Labels of commands of an intake; no founder sees its history. */
export const intakeLabels: StreamLabels<never, FounderOnIntake['type']> = {
  titles: {},
  attempts: {
    RecordSampleEntries: 'The visitors of the example',
    ExcludeEntry: 'Excluding a person',
    IncludeEntry: 'Including a person again',
    ExcludeNetwork: 'Excluding a network',
    IncludeNetwork: 'Including a network again',
    NotePerson: 'A note on a person',
    ErasePerson: 'Erasing a person',
  },
};
