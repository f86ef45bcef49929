import { Plus } from 'lucide-react';
import { newQuestion } from '#domain/survey/new-question.ts';
import { questionKinds } from '#domain/survey/question-kinds.ts';
import type { Question } from '#domain/survey/survey.ts';
import type { SurveyEditorActor } from '#machines/survey/survey-editor.machine.ts';
import { Button } from '#ui/Button.tsx';
import { Menu } from '#ui/Menu.tsx';
import { kindLabels, frameLabels as labels } from './labels.ts';

export interface AddQuestionProps {
  readonly questions: readonly Question[];
  readonly selected: string | null;
  readonly editor: SurveyEditorActor;
  readonly newId: () => string;
  readonly isPrimary?: boolean;
  /** Its words are to be written next. */
  readonly onAdded: (id: string) => void;
}

/** Kinds of questions; the new one stands behind the one that is selected, and nothing but an end behind an end. */
export function AddQuestion({ questions, selected, editor, newId, isPrimary = false, onAdded }: AddQuestionProps) {
  const at = questions.findIndex(({ id }) => id === selected);
  const firstEnd = questions.findIndex(({ kind }) => kind === 'end');
  const before = firstEnd < 0 ? questions.length : firstEnd;
  return (
    <Menu
      trigger={
        <Button variant={isPrimary ? 'primary' : 'secondary'}>
          <Plus aria-hidden="true" />
          {labels.add}
        </Button>
      }
      groups={[
        questionKinds.map((kind) => ({
          id: kind,
          label: kindLabels[kind].name,
          note: kindLabels[kind].note,
          onAction: () => {
            const place = kind === 'end' ? questions.length : Math.min(at < 0 ? before : at + 1, before);
            const after = questions[place - 1]?.id ?? null;
            const added = newQuestion(newId(), kind, after);
            editor.send({ type: 'questions.placed', questions: [added] });
            onAdded(added.id);
          },
        })),
      ]}
    />
  );
}
