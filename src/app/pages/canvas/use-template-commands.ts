import type { CommandDraft } from '#domain/log/command-draft.ts';
import { decideCommand } from '#domain/log/decide-command.ts';
import { type OwnTemplate, partsFault } from '#domain/vault/own-template.ts';
import { vaultStreamOf } from '#domain/vault/vault.ts';
import { vaultOf } from '#machines/vault/select-vault.ts';
import { useApp } from '../../app-context.ts';

type TemplateCommand =
  | { readonly type: 'SaveTemplate'; readonly data: OwnTemplate }
  | { readonly type: 'RenameTemplate'; readonly data: { readonly id: string; readonly name: string } }
  | { readonly type: 'RemoveTemplate'; readonly data: { readonly id: string } };

/** Commands for the founder's own templates. */
export function useTemplateCommands() {
  const { services } = useApp();
  const { workspace } = services;
  /** Null while no account is open. */
  const draftOf = (command: TemplateCommand): CommandDraft | null => {
    const id = workspace.id.get();
    return id === null ? null : { ...command, stream: vaultStreamOf(id) };
  };
  const issue = (command: TemplateCommand): void => {
    const draft = draftOf(command);
    if (draft) services.dispatch([draft]);
  };
  /** Why the vault would reject it; null if it would not. */
  const faultOf = (command: TemplateCommand): string | null => {
    const fault = command.type === 'SaveTemplate' ? partsFault(command.data) : undefined;
    const draft = draftOf(command);
    if (fault || !draft) return fault ?? null;
    const decision = decideCommand(vaultOf(workspace).get(), { ...draft, id: 'judged', at: services.now() });
    return decision.kind === 'rejected' ? decision.reason : null;
  };
  return { draftOf, issue, faultOf };
}
