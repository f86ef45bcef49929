import { useSelector } from '@xstate/react';
import { type FormEvent, type Ref, useEffect, useRef } from 'react';
import { ideaLimits } from '#domain/idea/idea.ts';
import { decisionKinds, ledgerLimits } from '#domain/ledger/ledger.ts';
import type { Scored } from '#domain/ledger/score.ts';
import type { DecideActor, DecisionFields } from '#machines/validate/decide.machine.ts';
import { ongoingChoices } from '#machines/validate/ongoing-choices.ts';
import { isRefutedWording, wordingToTake } from '#machines/validate/wording-to-take.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { DayField } from '#ui/DayField.tsx';
import { Heading } from '#ui/Heading.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { focusFirstWrong } from '../focus-first-wrong.ts';
import { kindLabels, decideLabels as labels } from './labels.ts';
import { OngoingFields, type OngoingFieldsProps } from './OngoingFields.tsx';

export interface DecisionFormProps {
  readonly page: DecideActor;
  /** Assumptions that are not retired. */
  readonly scores: readonly Scored[];
  /** The version of the ledger on the screen. */
  readonly version: number;
  /** Lesson of the learning card of the test that is decided about, and who wrote it; null if there is none. */
  readonly learned: string | null;
  /** Name of an ongoing test, page or survey. */
  readonly nameOf: OngoingFieldsProps['nameOf'];
  readonly isOffline: boolean;
  /** Why the server rejects a change, in words. */
  readonly reasonText: (reason: string) => string;
  /** Element of the message why a decision has to be looked at again; null if there is none. */
  readonly message: Ref<HTMLDivElement>;
  readonly onSubmit: () => void;
}

const kindOptions = decisionKinds.map((value) => ({
  value,
  label: kindLabels[value],
  note: labels.kindNote(value),
}));

/** The decision, its reason, and what would reverse it. */
export function DecisionForm(props: DecisionFormProps) {
  const { page, scores, version, learned, nameOf, isOffline, reasonText, message, onSubmit } = props;
  const { kind, reason, reversedBy, askAgainOn, title, pitch, missing, news, rejection, wordings, ongoing, chosen } =
    useSelector(page, ({ context }) => context);
  const isOvertaken = useSelector(page, (snapshot) => snapshot.matches('overtaken'));
  const change = (part: Partial<DecisionFields>) => page.send({ type: 'decision.changed', change: part });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (missing !== null) focusFirstWrong(form.current);
  }, [missing]);
  const gap = (name: NonNullable<typeof missing>) => (missing === name ? labels.gap(name) : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className={column}>
      {(isOvertaken || rejection !== null) && (
        <div ref={message} tabIndex={-1} className={css({ outline: 'none' })}>
          {isOvertaken ? (
            <InlineMessage
              tone="warning"
              title={labels.overtakenTitle(news ?? 'evidence')}
              actions={
                <Button size="small" onPress={() => page.send({ type: 'news.seen', version })}>
                  {labels.seen}
                </Button>
              }
            >
              {labels.overtaken}
            </InlineMessage>
          ) : (
            <InlineMessage tone="error" title={labels.rejectedTitle}>
              {rejection !== null && labels.rejected(rejection, reasonText(rejection))}
            </InlineMessage>
          )}
        </div>
      )}
      <RadioGroup
        label={labels.question}
        options={kindOptions}
        value={kind}
        onChange={(chosen) => change({ kind: chosen })}
        error={gap('kind')}
      />
      {kind === 'pivot' && (
        <>
          <TextField
            label={labels.title}
            maxLength={ledgerLimits.title}
            value={title}
            onChange={(written) => change({ title: written })}
            error={gap('title')}
          />
          <TextField
            label={labels.pitch}
            description={labels.pitchNote}
            maxLength={ideaLimits.pitch}
            value={pitch}
            onChange={(written) => change({ pitch: written })}
          />
        </>
      )}
      <TextArea
        label={labels.reason}
        // A consequence and no cause: it stands beside the reason, which is the founder's own words.
        description={learned ?? undefined}
        rows={3}
        maxLength={ledgerLimits.reason}
        value={reason}
        onChange={(written) => change({ reason: written })}
        error={gap('reason')}
      />
      <TextArea
        label={labels.reversedBy}
        rows={2}
        maxLength={ledgerLimits.reason}
        value={reversedBy}
        onChange={(written) => change({ reversedBy: written })}
        error={gap('reversedBy')}
      />
      {(kind === 'kill' || kind === 'pause') && (
        <DayField
          label={labels.askAgainOn}
          value={askAgainOn}
          unfinished={labels.gap('askAgainOn')}
          onChange={(day) => change({ askAgainOn: day })}
          error={gap('askAgainOn')}
        />
      )}
      {kind === 'pivot' && (
        <OngoingFields
          page={page}
          choices={ongoingChoices(ongoing, chosen, wordings, scores)}
          nameOf={nameOf}
          isOffline={isOffline}
        />
      )}
      {kind === 'pivot' && scores.length > 0 && (
        <section className={column}>
          <Heading level={3}>{labels.take}</Heading>
          <p className={css({ color: 'ink.muted' })}>{labels.takeNote}</p>
          {scores.map((scored, n) => {
            const { id, text } = scored.assumption;
            const wording = wordingToTake(wordings, scored);
            return (
              <TextField
                key={id}
                label={labels.wording(n + 1)}
                maxLength={ledgerLimits.text}
                value={wording}
                description={
                  wording.trim() === ''
                    ? labels.staysBehind(text, isRefutedWording(scored))
                    : wording.trim() === text
                      ? labels.keeps(scored.evidence.filter(({ superseded }) => superseded === null).length)
                      : labels.startsAnew
                }
                onChange={(written) => change({ wordings: { ...wordings, [id]: written } })}
              />
            );
          })}
        </section>
      )}
      <div>
        <Button type="submit" variant="primary" isDisabled={isOvertaken}>
          {labels.submit}
        </Button>
      </div>
    </form>
  );
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '16', maxWidth: 'sheet' });
