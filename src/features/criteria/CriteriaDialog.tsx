import { useSelector } from '@xstate/react';
import { Plus } from 'lucide-react';
import { type FormEvent, useId, useRef } from 'react';
import { vaultLimits } from '#domain/vault/vault.ts';
import { missingWeight } from '#machines/vault/criteria-draft.ts';
import type { CriteriaEditorActor } from '#machines/vault/criteria-editor.machine.ts';
import { css } from '#styled-system/css';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { CriteriaConflict } from './CriteriaConflict.tsx';
import { CriteriaStart } from './CriteriaStart.tsx';
import { CriterionRow } from './CriterionRow.tsx';
import { labels, reasonText } from './labels.ts';
import { WeightSum } from './WeightSum.tsx';

export interface CriteriaDialogProps {
  readonly editor: CriteriaEditorActor;
  readonly newId: () => string;
}

/** The criteria by which ideas are weighed, edited as one set. */
export function CriteriaDialog({ editor, newId }: CriteriaDialogProps) {
  const { draft, current, reason } = useSelector(editor, ({ context }) => context);
  const state = useSelector(editor, ({ value }) => value);
  const addButton = useRef<HTMLButtonElement>(null);
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    editor.send({ type: 'draft.submitted' });
  };
  const leave = () => editor.send({ type: 'editor.left' });
  const isFull = draft.length >= vaultLimits.criteria;
  const remove = (id: string) => {
    editor.send({ type: 'criterion.removed', id });
    addButton.current?.focus();
  };
  return (
    <>
      <Dialog
        title={labels.title}
        place="top"
        isOpen={state === 'editing' || state === 'conflicting' || state === 'confirmingDiscard'}
        onClose={leave}
        footer={
          <>
            <Button variant="quiet" onPress={leave}>
              {labels.cancel}
            </Button>
            <Button variant="primary" type="submit" form={formId}>
              {labels.save}
            </Button>
          </>
        }
      >
        <form id={formId} onSubmit={submit} className={column}>
          <p className={css({ color: 'ink.muted' })}>{labels.intro}</p>
          {state === 'conflicting' && (
            <CriteriaConflict
              mine={draft}
              theirs={current}
              onSettle={(keep) => editor.send({ type: 'conflict.settled', keep })}
            />
          )}
          {draft.length === 0 ? (
            <CriteriaStart
              newId={newId}
              onChoose={(criteria) => {
                editor.send({ type: 'template.chosen', criteria });
                addButton.current?.focus();
              }}
            />
          ) : (
            <ul aria-label={labels.title} className={list}>
              {draft.map((criterion, n) => (
                <CriterionRow
                  key={criterion.id}
                  criterion={criterion}
                  place={n + 1}
                  showsEmpty={reason === 'name-empty'}
                  onChange={(change) => editor.send({ type: 'criterion.changed', id: criterion.id, change })}
                  onMove={(by) => editor.send({ type: 'criterion.moved', id: criterion.id, by })}
                  onRemove={() => remove(criterion.id)}
                />
              ))}
            </ul>
          )}
          <div className={buttons}>
            <Button
              ref={addButton}
              size="small"
              isDisabled={isFull}
              onPress={() => editor.send({ type: 'criterion.added', id: newId() })}
            >
              <Plus aria-hidden="true" />
              {labels.add}
            </Button>
            {isFull && <span className={css({ color: 'ink.muted' })}>{labels.full}</span>}
          </div>
          {draft.length > 0 && (
            <WeightSum
              missing={missingWeight(draft)}
              onShare={() => editor.send({ type: 'weights.shared' })}
              onScale={() => editor.send({ type: 'weights.scaled' })}
            />
          )}
          {reason && <InlineMessage tone="error">{reasonText(reason, missingWeight(draft))}</InlineMessage>}
        </form>
      </Dialog>
      <AlertDialog
        title={labels.discard}
        isOpen={state === 'confirmingDiscard'}
        cancelLabel={labels.keepEditing}
        onCancel={() => editor.send({ type: 'discard.cancelled' })}
        actions={[
          {
            label: labels.confirmDiscard,
            variant: 'danger',
            onPress: () => editor.send({ type: 'discard.confirmed' }),
          },
        ]}
      >
        {labels.discardText}
      </AlertDialog>
    </>
  );
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '16' });
const list = css({ display: 'flex', flexDirection: 'column', borderTop: 'hairline' });
const buttons = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12' });
