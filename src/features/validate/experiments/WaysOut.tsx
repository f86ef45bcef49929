import { useSelector } from '@xstate/react';
import type { CountedWords } from '#domain/verdict/plan-text.ts';
import type { ExperimentEditorActor } from '#machines/validate/experiment-editor.machine.ts';
import type { TestPlannerActor } from '#machines/validate/test-planner.machine.ts';
import { waysOut } from '#machines/validate/ways-out.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { waysLabels as labels } from './planner-labels.ts';

export interface WaysOutProps {
  readonly editor: ExperimentEditorActor;
  readonly planner: TestPlannerActor;
  readonly words: CountedWords;
  readonly isFrozen: boolean;
}

/** Where an answer is unlikely: a larger sample, a criterion that this sample answers, one look; each with what it gives. */
export function WaysOut({ editor, planner, words, isFrozen }: WaysOutProps) {
  const found = useSelector(planner, ({ context }) => context);
  const { chance, ways } = waysOut(found);
  if (ways.length === 0) return null;
  return (
    <section aria-labelledby="ways-out" className={css({ display: 'grid', gap: '8' })}>
      <p id="ways-out">{labels.lead(chance)}</p>
      <ul className={css({ display: 'grid', gap: '8' })}>
        {ways.map((way) => (
          <li key={way.kind} className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' })}>
            <Button
              size="small"
              isDisabled={isFrozen}
              onPress={() => {
                editor.send({ type: 'draft.changed', typed: way.typed });
                editor.send({ type: 'draft.flushed' });
              }}
            >
              {labels.action(way, words)}
            </Button>
            <span className={css({ color: 'ink.muted' })}>{labels.gives(way)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
