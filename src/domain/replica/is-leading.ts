import type { Command } from '../log/command.ts';
import { kindOfStream } from '../log/stream-kinds.ts';

/** Whether what comes after a command in its change falls with it. */
export const isLeading = ({ stream, type, data }: Command): boolean =>
  kindOfStream(stream)?.commands[type]?.leads?.(data) === true;
