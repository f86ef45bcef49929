import type { PersonalDeclaration } from '../log/personal-fields.ts';
import type { Intake } from './intake.ts';
import type { intakeCommands } from './intake-commands.ts';
import type { IntakeFact } from './intake-facts.ts';
import { intakeKind } from './intake-kind.ts';

/**
 * The personal data that people have sent. Each entry is a subject of its own, since each is forgotten at its own time.
 */
export const intakePersonal: PersonalDeclaration<Intake, typeof intakeCommands, IntakeFact> = {
  ...intakeKind.personal,
  erasedBy: 'PersonErased',
  subjectOf: ({ data }, stream) => `${stream}/${data['entryId']}`,
  isErased: () => false,
};
