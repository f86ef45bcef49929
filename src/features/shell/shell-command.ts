import type { LucideIcon } from 'lucide-react';
import type { CommandIcon } from './command-icons.ts';

/** Something that the founder can do from anywhere by name, and often by keys. */
export interface ShellCommand {
  readonly id: string;
  /** A verb with its object, or the name of a place. */
  readonly label: string;
  readonly group:
    | 'This idea'
    | 'Go to'
    | 'Do'
    | 'Canvas'
    | 'Ideas'
    | 'Assumptions'
    | 'Tests'
    | 'Pages'
    | 'Surveys'
    | 'Reports'
    | 'People'
    | 'Theme'
    | 'Account';
  /** Other words by which somebody may look for it. */
  readonly terms?: string;
  /** `Mod+K`, `Mod+Shift+Z`, `C` or `G H`. */
  readonly keys?: string;
  /** Other keys that do the same; not shown. */
  readonly otherKeys?: readonly string[];
  /** By its name, unless it is on the screen anyway: what only the list of commands shows comes with the list. */
  readonly icon?: CommandIcon | LucideIcon;
  /** Whether the list of commands shows it, asked as the list opens; always unless given. Its keys work all the same. */
  readonly isOffered?: () => boolean;
  readonly run: () => void | Promise<void>;
}
