import { type CommandKind, simply, uuid } from './command-kind.ts';

/** Intake of a page whose only visitors are made up with the sample; until then all that is sent is rejected. */
const intake = `intake-${uuid(0, 7)}`;
const entryId = uuid(0, 8);
const sample = uuid(0, 6);
const at = '2026-01-01T09:00:00.000Z';
const visitors = {
  projectId: sample,
  runs: [{ version: 'a', source: 'forum', n: 3, since: at, until: at }],
  entries: [
    {
      ...{ entryId, goal: 'sign-up', ordinal: 2, source: 'forum', form: 'form', consentHash: '0'.repeat(64), at },
      ...{ email: 'owner-01@bakery.invalid', answers: ['12'] },
    },
  ],
};

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
  startSample: {
    weight: 1,
    roll: (dice) => ({ idea: dice.below(4) }),
    draft: ({ idea }: { idea: number }) =>
      simply('StartProject', `project-${sample}`, { ideaId: uuid(idea, 0), canvasId: uuid(6, 2), sample: true }),
  },
  recordSampleEntries: {
    weight: 1,
    roll: () => ({}),
    draft: () => simply('RecordSampleEntries', intake, visitors),
  },
} satisfies Record<string, CommandKind>;
