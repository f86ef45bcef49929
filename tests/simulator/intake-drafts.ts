import { type CommandKind, simply, uuid } from './command-kind.ts';

/** Of a page; nobody visits it here, so that all that is sent is rejected, and must be. */
const intake = `intake-${uuid(0, 7)}`;
const entryId = uuid(0, 8);

/** Every kind of command that a founder sends about what strangers sent. */
export const intakeCommandKinds = {
  excludeEntry: {
    weight: 1,
    roll: (dice) => ({ type: dice.pick(['ExcludeEntry', 'IncludeEntry', 'ErasePerson']) }),
    draft: ({ type }: { type: string }) =>
      simply(type, intake, type === 'ExcludeEntry' ? { entryId, reason: 'A friend' } : { entryId }),
  },
} satisfies Record<string, CommandKind>;
