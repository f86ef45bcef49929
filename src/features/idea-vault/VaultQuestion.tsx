import { useSelector } from '@xstate/react';
import { type FormEvent, type ReactNode, useId } from 'react';
import { ideaLimits } from '#domain/idea/idea.ts';
import { decideVault } from '#domain/vault/decide-vault.ts';
import { type Vault, vaultLimits } from '#domain/vault/vault.ts';
import type { IdeaVaultActor } from '#machines/idea-vault.machine.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextField } from '#ui/TextField.tsx';
import { reasonText } from './failure-text.ts';

export interface VaultQuestionProps {
  readonly actor: IdeaVaultActor;
  readonly vault: Vault;
  readonly newId: () => string;
}

/** Asks for a tag for the chosen ideas, or for the name of a filter. */
export default function VaultQuestion({ actor, vault, newId }: VaultQuestionProps) {
  const { question, reason } = useSelector(actor, ({ context }) => context);
  if (!question) return null;
  const leave = () => actor.send({ type: 'question.left' });
  if (question.kind === 'tag') {
    const count = question.ids.length;
    return (
      <Question
        title={count === 1 ? 'Tag 1 idea' : `Tag ${count} ideas`}
        action="Add the tag"
        onLeave={leave}
        onAnswer={(tag) => actor.send({ type: 'tag.named', tag })}
      >
        <TextField
          label="Tag"
          name="answer"
          maxLength={ideaLimits.tag}
          autoComplete="off"
          autoFocus
          error={reason === null ? undefined : 'Write the tag that they are to get.'}
        />
      </Question>
    );
  }
  const known = vault.filters.find(({ id }) => id === question.filterId);
  const name = (answer: string) => {
    const id = question.filterId ?? newId();
    const wish = { type: 'SaveFilter', data: { id, name: answer, query: question.query } };
    const decision = decideVault(vault, wish as unknown as Parameters<typeof decideVault>[1]);
    const refusal = decision.kind === 'rejected' ? decision.reason : null;
    actor.send({ type: 'filter.named', id, name: answer, reason: refusal });
  };
  return (
    <Question
      title={known ? `Rename “${known.name}”` : 'Save what is shown'}
      action="Save"
      onLeave={leave}
      onAnswer={name}
    >
      <TextField
        label="Name"
        name="answer"
        defaultValue={known?.name ?? ''}
        maxLength={vaultLimits.filterName}
        autoComplete="off"
        autoFocus
        description="Search, filters and order are kept under this name, on all of your devices."
        error={reason === null ? undefined : reasonText(reason)}
      />
    </Question>
  );
}

interface QuestionProps {
  readonly title: string;
  /** What the button says. */
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
            Cancel
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
