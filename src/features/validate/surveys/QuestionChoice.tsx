import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { withPipesNamed } from '#domain/survey/pipes.ts';
import { titleOf } from '#domain/survey/route-text.ts';
import type { Question } from '#domain/survey/survey.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Select } from '#ui/Select.tsx';
import { QuestionSearch } from './QuestionSearch.tsx';

export interface QuestionChoiceProps {
  readonly label: string;
  readonly placeholder: string;
  readonly questions: readonly Question[];
  readonly candidates: readonly Question[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** The number of questions up to which a list is looked through; with more, one is searched for. */
const listed = 60;

/** One of the questions of a survey. */
export function QuestionChoice({ label, placeholder, questions, candidates, value, onChange }: QuestionChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const nameOf = (question: Question) =>
    `${questions.findIndex(({ id }) => id === question.id) + 1}. ${withPipesNamed(titleOf(question), questions)}`;
  const chosen = candidates.find(({ id }) => id === value);
  if (candidates.length <= listed)
    return (
      <Select
        label={label}
        placeholder={placeholder}
        options={candidates.map((question) => ({ value: question.id, label: nameOf(question) }))}
        value={chosen?.id ?? null}
        onChange={onChange}
      />
    );
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' })}>
      <span aria-hidden="true" className={css({ fontWeight: 'medium', fontSize: '13', lineHeight: '20' })}>
        {label}
      </span>
      <Button aria-label={`${label}: ${chosen ? nameOf(chosen) : placeholder}`} onPress={() => setOpen(true)}>
        <span className={css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })}>
          {chosen ? nameOf(chosen) : placeholder}
        </span>
        <ChevronDown aria-hidden="true" />
      </Button>
      {isOpen && (
        <QuestionSearch
          title={label}
          questions={questions}
          candidates={candidates}
          onChoose={onChange}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
