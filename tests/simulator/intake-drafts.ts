import { type CommandKind, simply, uuid } from './command-kind.ts';

/** Of a page; nobody visits it here, so that all that is sent is rejected, and must be. */
const intake = `intake-${uuid(0, 7)}`;
const entryId = uuid(0, 8);

const said: Readonly<Record<string, object>> = {
  ExcludeEntry: { reason: 'A friend' },
  NotePerson: { note: 'Call back' },
};

/** Every kind of command that a founder sends about what strangers sent. */
export const intakeCommandKinds = {
  excludeEntry: {
    weight: 1,
    roll: (dice) => ({ type: dice.pick(['ExcludeEntry', 'IncludeEntry', 'NotePerson', 'ErasePerson']) }),
    draft: ({ type }: { type: string }) => simply(type, intake, { entryId, ...said[type] }),
  },
  excludeNetwork: {
    weight: 1,
    roll: (dice) => ({ type: dice.pick(['ExcludeNetwork', 'IncludeNetwork']) }),
    draft: ({ type }: { type: string }) =>
      simply(type, intake, { network: '0123abcd', ...(type === 'ExcludeNetwork' && { reason: 'A bot' }) }),
  },
  recordSampleEntries: {
    weight: 1,
    roll: () => ({}),
    draft: () => simply('RecordSampleEntries', intake, { projectId: uuid(0, 6), runs: [], entries: [] }),
  },
} satisfies Record<string, CommandKind>;
