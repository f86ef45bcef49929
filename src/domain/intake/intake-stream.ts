import { defineStream } from '../log/define-stream.ts';
import { decideIntake } from './decide-intake.ts';
import { evolveIntake } from './evolve-intake.ts';
import { intakeCommands } from './intake-commands.ts';
import { intakeFields } from './intake-fields.ts';
import { intakeKind } from './intake-kind.ts';
import { intakePersonal } from './intake-personal.ts';

export const intakeStream = defineStream({
  ...intakeKind,
  commands: intakeCommands,
  decide: decideIntake,
  evolve: evolveIntake,
  fields: intakeFields,
  personal: intakePersonal,
  // Nothing that strangers did is taken back.
  unbegun: (intake) => intake,
});
