import { useState } from 'react';
import { withPipesNamed } from '#domain/survey/pipes.ts';
import { titleOf } from '#domain/survey/route-text.ts';
import type { Question } from '#domain/survey/survey.ts';
import { SearchList } from '#ui/SearchList.tsx';
import { moveLabels as labels } from './labels.ts';

export interface MoveQuestionProps {
  readonly question: Question;
  readonly questions: readonly Question[];
  readonly onMove: (after: string | null) => void;
  readonly onClose: () => void;
}

/** More are searched for. */
const most = 50;

/** Every place to which a question can go, without dragging and without steps. */
export function MoveQuestion({ question, questions, onMove, onClose }: MoveQuestionProps) {
  const [query, setQuery] = useState('');
  const words = query.trim().toLowerCase();
  const places = [
    { id: 'first', after: null, text: labels.first },
    ...questions.flatMap((each, n) =>
      each.id === question.id
        ? []
        : [
            {
              id: `after-${each.id}`,
              after: each.id,
              text: labels.after(n + 1, withPipesNamed(titleOf(each), questions)),
            },
          ],
    ),
  ].filter(({ text }) => text.toLowerCase().includes(words));
  return (
    <SearchList
      title={labels.title}
      fieldLabel={labels.find}
      placeholder={labels.hint}
      query={query}
      onQuery={setQuery}
      groups={[
        { title: labels.places, items: places.slice(0, most).map(({ id, text }) => ({ id, text, label: text })) },
      ]}
      onChoose={(id) => {
        const place = places.find((each) => each.id === id);
        if (place) onMove(place.after);
        onClose();
      }}
      onClose={onClose}
      empty={labels.nowhere}
    />
  );
}
