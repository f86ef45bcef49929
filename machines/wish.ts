import type { Command } from '#domain/log/command.ts';

/** A command before it has its id and its time, which only the outside can give. */
export type Wish = Pick<Command, 'type' | 'stream' | 'data'>;
