import { reportFoldVersion } from './report-facts.ts';

/** `report-{uuid}`: a report of a project. What is known of the kind before its rules are loaded. */
export const reportKind = {
  name: 'report',
  pattern: /^report-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
  foldVersion: reportFoldVersion,
} as const;

export const reportStreamOf = (id: string): `report-${string}` => `report-${id}`;
export const reportIdOf = (stream: string): string => stream.slice('report-'.length);
