/**
 * Channel of PostgreSQL on which every append says, with its commit, which logs have grown: `{workspace} {position}`, separated
 * by commas.
 */
export const appendedChannel = 'events_appended';
