import { useSelector } from '@xstate/react';
import { countedWords } from '#domain/experiment/counted-words.ts';
import { isTooSmall, leastSample } from '#domain/verdict/least-sample.ts';
import { tooSmallText } from '#domain/verdict/plan-text.ts';
import type { ExperimentEditorActor } from '#machines/validate/experiment-editor.machine.ts';
import { plannedTestOf } from '#machines/validate/planned-test.ts';
import { Button } from '#ui/Button.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { tooSmallLabels as labels } from './planner-labels.ts';

export interface TooSmallMessageProps {
  readonly editor: ExperimentEditorActor;
  readonly isFrozen: boolean;
}

/** Says before the lock that so few people cannot prove the criterion, and plans for the least number that can. */
export function TooSmallMessage({ editor, isFrozen }: TooSmallMessageProps) {
  const draft = useSelector(editor, ({ context }) => context.draft);
  const plan = plannedTestOf(draft)?.plan;
  if (!plan || !isTooSmall(plan)) return null;
  const least = leastSample(plan);
  return (
    <InlineMessage
      tone="warning"
      title={labels.title}
      actions={
        least === null ? undefined : (
          <Button
            size="small"
            isDisabled={isFrozen}
            onPress={() => {
              editor.send({ type: 'draft.changed', typed: { n: String(least) } });
              editor.send({ type: 'draft.flushed' });
            }}
          >
            {labels.plan(least)}
          </Button>
        )
      }
    >
      {tooSmallText(plan, least, countedWords[draft.method ?? 'interviews'])}
    </InlineMessage>
  );
}
