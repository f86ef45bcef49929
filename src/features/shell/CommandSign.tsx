import { commandIcons } from './command-icons.ts';
import type { ShellCommand } from './shell-command.ts';

export interface CommandSignProps {
  readonly icon: NonNullable<ShellCommand['icon']>;
}

export function CommandSign({ icon }: CommandSignProps) {
  const Icon = typeof icon === 'string' ? commandIcons[icon] : icon;
  return <Icon aria-hidden="true" />;
}
