import { useSelector } from '@xstate/react';
import { type FormEvent, type ReactNode, useId } from 'react';
import { ideaLimits } from '#domain/idea/idea.ts';
import { reasonText } from '#domain/log/rejection-texts.ts';
import { decideVault } from '#domain/vault/decide-vault.ts';
import { type Vault, vaultLimits } from '#domain/vault/vault.ts';
import type { IdeaVaultActor } from '#machines/vault/idea-vault.machine.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextField } from '#ui/TextField.tsx';
import { labels } from './labels.ts';

export interface VaultQuestionProps {
  readonly actor: IdeaVaultActor;
  readonly vault: Vault;
  readonly newId: () => string;
}

/** Asks for a tag for the chosen ideas, or for the name of a filter. */
export function VaultQuestion({ actor, vault, newId }: VaultQuestionProps) {
  const { question, reason } = useSelector(actor, ({ context }) => context);
  if (!question) return null;
  const leave = () => actor.send({ type: 'question.left' });
  if (question.kind === 'tag') {
    return (
      <Question
        title={labels.question.tagTitle(question.ids.length)}
        action={labels.question.addTag}
        onLeave={leave}
        onAnswer={(tag) => actor.send({ type: 'tag.named', tag })}
      >
        <TextField
          label={labels.question.tag}
          name="answer"
          maxLength={ideaLimits.tag}
          autoComplete="off"
          autoFocus
          error={reason === null ? undefined : labels.question.tagMissing}
        />
      </Question>
    );
  }
  const known = vault.filters.find(({ id }) => id === question.filterId);
  const name = (answer: string) => {
    const id = question.filterId ?? newId();
    const draft = { type: 'SaveFilter', data: { id, name: answer, query: question.query } };
    const decision = decideVault(vault, draft as unknown as Parameters<typeof decideVault>[1]);
    const refusal = decision.kind === 'rejected' ? decision.reason : null;
    actor.send({ type: 'filter.named', id, name: answer, reason: refusal });
  };
  return (
    <Question
      title={known ? labels.question.renameTitle(known.name) : labels.question.saveTitle}
      action={labels.question.save}
      onLeave={leave}
      onAnswer={name}
    >
      <TextField
        label={labels.question.name}
        name="answer"
        defaultValue={known?.name ?? ''}
        maxLength={vaultLimits.filterName}
        autoComplete="off"
        autoFocus
        description={labels.question.nameHint}
        error={reason === null ? undefined : reasonText(reason)}
      />
    </Question>
  );
}

interface QuestionProps {
  readonly title: string;
  /** Label of the button. */
  readonly action: string;
  readonly onLeave: () => void;
  readonly onAnswer: (answer: string) => void;
  /** A field named `answer`. */
  readonly children: ReactNode;
}

function Question({ title, action, onLeave, onAnswer, children }: QuestionProps) {
  const formId = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onAnswer(String(new FormData(event.currentTarget).get('answer') ?? ''));
  };
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onLeave}
      footer={
        <>
          <Button variant="quiet" onPress={onLeave}>
            {labels.question.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary">
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        {children}
      </form>
    </Dialog>
  );
}
