import { useSelector } from '@xstate/react';
import { type FormEvent, useRef } from 'react';
import { ledgerLimits } from '#domain/ledger/ledger.ts';
import { type RestateActor, restatedText } from '#machines/validate/restate.machine.ts';
import type { RefutedAssumption } from '#machines/validate/restate-commands.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useLostFocus } from '#ui/use-lost-focus.ts';
import { refutedLabels as labels } from './labels.ts';

export interface RefutedDraftsProps {
  readonly drafts: readonly RefutedAssumption[];
  readonly restate: RestateActor;
  /** There is room for no other assumption. */
  readonly isFull: boolean;
}

/** Assumptions that tests refuted before the pivot, each to be restated for the new idea. */
export function RefutedDrafts({ drafts, restate, isFull }: RefutedDraftsProps) {
  const { texts, missing, done } = useSelector(restate, ({ context }) => context);
  const frame = useRef<HTMLDivElement>(null);
  // What had it is done: the next one has it, or what says so.
  useLostFocus(frame, () => (frame.current?.querySelector('input') ?? frame.current)?.focus());
  return (
    <div ref={frame} tabIndex={-1} className={column}>
      {drafts.length > 0 && (
        <>
          <Heading level={2} size="subheading">
            {labels.title}
          </Heading>
          <p className={css({ color: 'ink.muted', maxWidth: 'prose' })}>{labels.text}</p>
        </>
      )}
      {drafts.map((draft) => {
        const { id, text } = draft.belief.assumption;
        const submit = (event: FormEvent) => {
          event.preventDefault();
          restate.send({ type: 'draft.submitted', draft, isFull });
        };
        return (
          <form key={id} onSubmit={submit} className={form}>
            <div className={css({ flex: '1', minWidth: '192' })}>
              <TextField
                label={labels.instead(text)}
                autoComplete="off"
                enterKeyHint="done"
                maxLength={ledgerLimits.text}
                value={restatedText(texts, draft.belief)}
                onChange={(written) => restate.send({ type: 'draft.changed', id, text: written })}
                error={missing?.id === id ? labels.gaps[missing.gap] : undefined}
              />
            </div>
            <Button type="submit" aria-label={labels.stateNamed(text)}>
              {labels.state}
            </Button>
            <Button
              variant="quiet"
              aria-label={labels.leaveNamed(text)}
              onPress={() => restate.send({ type: 'draft.left', draft, isFull })}
            >
              {labels.leave}
            </Button>
          </form>
        );
      })}
      {done && <p role="status">{labels.done(done)}</p>}
    </div>
  );
}

const column = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '16',
  outline: 'none',
  _empty: { display: 'none' },
});
const form = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '8', maxWidth: 'sheet' });
