import { useState } from 'react';
import { withPipesNamed } from '#domain/survey/pipes.ts';
import { titleOf } from '#domain/survey/route-text.ts';
import type { Question } from '#domain/survey/survey.ts';
import { SearchList } from '#ui/SearchList.tsx';
import { fieldLabels as labels } from './labels.ts';

export interface QuestionSearchProps {
  readonly title: string;
  readonly questions: readonly Question[];
  /** Questions to choose from. */
  readonly candidates: readonly Question[];
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
}

/** More are searched for. */
const most = 50;

/** One of many questions, found by its words. */
export function QuestionSearch({ title, questions, candidates, onChoose, onClose }: QuestionSearchProps) {
  const [query, setQuery] = useState('');
  const words = query.trim().toLowerCase();
  const places = new Map(questions.map(({ id }, n) => [id, n + 1]));
  const items = candidates.flatMap((question) => {
    const text = `${places.get(question.id)}. ${withPipesNamed(titleOf(question), questions)}`;
    return text.toLowerCase().includes(words) ? [{ id: question.id, text, label: text }] : [];
  });
  return (
    <SearchList
      title={title}
      fieldLabel={labels.insertFind}
      placeholder={labels.insertFind}
      query={query}
      onQuery={setQuery}
      groups={[{ title: labels.found, items: items.slice(0, most) }]}
      onChoose={(id) => {
        onChoose(id);
        onClose();
      }}
      onClose={onClose}
      empty={labels.notFound}
    />
  );
}
