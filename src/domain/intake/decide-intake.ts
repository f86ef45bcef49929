import type { Sent } from '../log/command-type.ts';
import { accept, type Decision, reject } from '../log/decision.ts';
import type { Json } from '../log/json.ts';
import { eachPart } from '../log/parts.ts';
import type { Reads } from '../log/reads.ts';
import { decideUndo } from '../undo/decide-undo.ts';
import { fieldIn } from '../undo/field-change.ts';
import { entriesOfPerson } from './entries-of-person.ts';
import { entryOf } from './entry-parts.ts';
import { type Intake, intakeLimits } from './intake.ts';
import type { IntakeCommand } from './intake-commands.ts';
import type { IntakeFact } from './intake-facts.ts';
import { type Exclusion, intakeFields, wantedExclusions } from './intake-fields.ts';
import {
  chooseFakeDoor,
  completeResponse,
  confirmSignUp,
  erasePerson,
  excludeEntry,
  excludeNetwork,
  includeEntry,
  includeNetwork,
  notePerson,
  receiveSignUp,
  recordSampleEntries,
  tallyVisits,
} from './intake-rules.ts';

/** Decides a command to the intake stream of a page or survey whose data its schema has accepted. */
export function decideIntake(
  intake: Intake | undefined,
  command: Sent<IntakeCommand>,
  reads: Reads,
): Decision<IntakeFact> {
  if (command.type === 'RecordSampleEntries') return recordSampleEntries(intake, command.data, reads);
  if (command.type === 'TallyVisits') return tallyVisits(intake, command.data);
  if (command.type === 'ReceiveSignUp') return receiveSignUp(intake, command.data);
  if (command.type === 'ChooseFakeDoor') return chooseFakeDoor(intake, command.data);
  if (command.type === 'CompleteResponse') return completeResponse(intake, command.data);
  if (!intake) return reject('not-found');
  if (command.type === 'UndoChange')
    return decideUndo(fieldIn(intakeFields(intake)), command.data, (wanted) => restore(intake, wanted));
  if (command.type === 'ExcludeNetwork') return excludeNetwork(intake, command.data);
  if (command.type === 'IncludeNetwork') return includeNetwork(intake, command.data.network);
  const entry = entryOf(intake.entries, command.data.entryId);
  if (!entry) return reject('not-found');
  switch (command.type) {
    case 'ConfirmSignUp':
      return confirmSignUp(entry, entry.id);
    case 'ExcludeEntry':
      return excludeEntry(entry, command.data);
    case 'IncludeEntry':
      return includeEntry(entry, entry.id);
    case 'NotePerson':
      return notePerson(entry, command.data);
    case 'ErasePerson':
      return erasePerson(entriesOfPerson(eachPart(intake.entries), entry));
    case 'ForgetPerson':
      return erasePerson([entry]);
  }
}

/** Leads entries and networks to what is wanted of them: all, or none. */
function restore(intake: Intake, wanted: Readonly<Record<string, Json>>): Decision<IntakeFact> {
  const exclusions = wantedExclusions(wanted);
  if (!exclusions) return reject('invalid-data');
  const facts: IntakeFact[] = [];
  for (const exclusion of exclusions) {
    const decision = restoreOne(intake, exclusion);
    if (decision.kind === 'rejected') return decision;
    facts.push(...decision.facts);
  }
  return accept(...facts);
}

function restoreOne(intake: Intake, { entryId, network, reason }: Exclusion): Decision<IntakeFact> {
  if ((reason?.length ?? 0) > intakeLimits.reason) return reject('invalid-data');
  if (network !== undefined)
    return reason === null ? includeNetwork(intake, network) : excludeNetwork(intake, { network, reason });
  const entry = entryOf(intake.entries, entryId);
  if (!entry) return reject('invalid-data');
  return reason === null ? includeEntry(entry, entryId) : excludeEntry(entry, { entryId, reason });
}
