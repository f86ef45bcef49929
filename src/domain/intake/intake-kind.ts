import { intakeFoldVersion } from './intake-facts.ts';

/** `intake-{id of a page or survey}`: what strangers did there. What is known of the kind before its rules are loaded. */
export const intakeKind = {
  name: 'intake',
  pattern: /^intake-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
  foldVersion: intakeFoldVersion,
  personal: {
    facts: { SignUpReceived: ['email', 'answers'], ResponseCompleted: ['email', 'words'], PersonNoted: ['note'] },
    commands: { ReceiveSignUp: ['email', 'answers'], CompleteResponse: ['email', 'words'], NotePerson: ['note'] },
  },
} as const;
