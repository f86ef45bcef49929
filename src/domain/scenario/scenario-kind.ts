import { scenarioFoldVersion } from './scenario-facts.ts';

/** `scenario-{uuid}`: saved inputs of a calculator. What is known of the kind before its rules are loaded. */
export const scenarioKind = {
  name: 'scenario',
  pattern: /^scenario-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
  foldVersion: scenarioFoldVersion,
} as const;

export const scenarioStreamOf = (id: string): `scenario-${string}` => `scenario-${id}`;
export const scenarioIdOf = (stream: string): string => stream.slice('scenario-'.length);
