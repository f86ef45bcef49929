import { reasonText } from '#domain/log/rejection-texts.ts';
import type { OwnTemplate } from '#domain/vault/own-template.ts';
import { NameTemplateDialog } from '#features/canvas/dialogs/NameTemplateDialog.tsx';
import { nameTemplateMachine } from '#machines/canvas/name-template.machine.ts';
import { useFlow } from '../../use-flow.ts';
import { useWhenOver } from '../../use-when-over.ts';
import { useTemplateCommands } from './use-template-commands.ts';

export interface RenameTemplateProps {
  readonly template: OwnTemplate;
  readonly onDone: () => void;
}

export function RenameTemplate({ template: { id, name: before }, onDone }: RenameTemplateProps) {
  const { faultOf, issue } = useTemplateCommands();
  const commandFor = (name: string) => ({ type: 'RenameTemplate', data: { id, name } }) as const;
  const naming = useFlow(nameTemplateMachine.provide({ actions: { save: (_, { name }) => issue(commandFor(name)) } }), {
    scope: 'everything',
  });
  useWhenOver(naming, onDone);
  return (
    <NameTemplateDialog
      naming={naming}
      name={before}
      hasScope={false}
      faultOf={(name) => faultOf(commandFor(name))}
      reasonText={reasonText}
    />
  );
}
