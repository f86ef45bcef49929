import { type DragEvent, type KeyboardEvent, useId, useMemo, useState } from 'react';
import { withPipesNamed } from '#domain/survey/pipes.ts';
import { afterMove, neighborOf, type QuestionMove } from '#domain/survey/question-place.ts';
import { titleOf } from '#domain/survey/route-text.ts';
import type { Question } from '#domain/survey/survey.ts';
import { brokenRoutes } from '#domain/survey/survey-checklist.ts';
import type { SurveyEditorActor } from '#machines/survey/survey-editor.machine.ts';
import { useRights } from '#ui/rights.ts';
import { useRowWindow } from '#ui/use-row-window.ts';
import { kindLabels, outlineLabels as labels } from './labels.ts';
import { OutlineRow } from './OutlineRow.tsx';
import { outlineStyles as styles } from './outline-styles.ts';

export interface QuestionOutlineProps {
  readonly questions: readonly Question[];
  readonly selected: string | null;
  readonly editor: SurveyEditorActor;
  /** Enter: on to its fields. */
  readonly onOpen: () => void;
}

const moves: Readonly<Record<string, QuestionMove>> = { ArrowUp: 'up', ArrowDown: 'down', Home: 'first', End: 'last' };

interface Drop {
  readonly id: string;
  readonly isAfter: boolean;
}

/** All questions in their order. A thousand of them: only rows in view are drawn, and the list keeps the focus itself. */
export function QuestionOutline({ questions, selected, editor, onOpen }: QuestionOutlineProps) {
  const id = useId();
  const mayEdit = useRights().edit;
  const [dragged, setDragged] = useState<string | null>(null);
  const [drop, setDrop] = useState<Drop | null>(null);
  const broken = useMemo(() => new Set(brokenRoutes(questions)), [questions]);
  const at = questions.findIndex((question) => question.id === selected);
  const { ruler, scroller, onScroll, height, first, end } = useRowWindow(questions.length, at);
  const select = (question: Question | undefined) =>
    question && editor.send({ type: 'question.selected', id: question.id });
  const act = (key: string, isMove: boolean): boolean => {
    const current = questions[at];
    if (isMove) {
      const move = moves[key];
      if (!move) return false;
      const after = current && afterMove(questions, current.id, move);
      if (mayEdit && current && after !== undefined) editor.send({ type: 'question.moved', id: current.id, after });
      return true;
    }
    switch (key) {
      case 'ArrowDown':
        select(questions[at + 1]);
        return true;
      case 'ArrowUp':
        select(questions[at < 0 ? questions.length - 1 : at - 1]);
        return true;
      case 'Home':
        select(questions[0]);
        return true;
      case 'End':
        select(questions.at(-1));
        return true;
      case 'Enter':
        if (!current) return false;
        editor.send({ type: 'question.opened', id: current.id });
        onOpen();
        return true;
      case 'Delete':
      case 'Backspace':
        if (mayEdit && current)
          editor.send({ type: 'question.removed', id: current.id, next: neighborOf(questions, current.id) });
        return true;
      default:
        return false;
    }
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !act(event.key, event.altKey)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const dropped = () => {
    if (!dragged || !drop || drop.id === dragged) return;
    const others = questions.filter((each) => each.id !== dragged);
    const place = others.findIndex((each) => each.id === drop.id) + (drop.isAfter ? 1 : 0);
    editor.send({ type: 'question.moved', id: dragged, after: others[place - 1]?.id ?? null });
  };
  const over = (event: DragEvent<HTMLElement>, question: Question) => {
    if (dragged === null) return;
    event.preventDefault();
    const { top, height: tall } = event.currentTarget.getBoundingClientRect();
    const isAfter = event.clientY > top + tall / 2;
    if (drop?.id !== question.id || drop.isAfter !== isAfter) setDrop({ id: question.id, isAfter });
  };
  const rowOf = (question: Question, place: number) => (
    <OutlineRow
      key={question.id}
      id={`${id}-${question.id}`}
      place={place}
      count={questions.length}
      top={place * height}
      kind={kindLabels[question.kind].name}
      title={withPipesNamed(titleOf(question), questions)}
      routes={question.routes.length}
      isBroken={broken.has(question.id)}
      isSelected={question.id === selected}
      mayMove={mayEdit}
      isDragged={question.id === dragged}
      drop={drop?.id === question.id && dragged !== null && dragged !== question.id ? drop : null}
      onPress={() => editor.send({ type: 'question.opened', id: question.id })}
      onDragStart={() => setDragged(question.id)}
      onDragOver={(event) => over(event, question)}
      onDrop={dropped}
      onDragEnd={() => {
        setDragged(null);
        setDrop(null);
      }}
    />
  );
  const current = questions[at];
  return (
    <>
      <div ref={ruler} aria-hidden="true" className={styles.ruler} />
      <div
        ref={scroller}
        role="listbox"
        tabIndex={0}
        aria-label={labels.list}
        aria-description={labels.hint}
        aria-activedescendant={at < 0 ? undefined : `${id}-${questions[at]?.id}`}
        onKeyDown={press}
        onFocus={() => at < 0 && select(questions[0])}
        onScroll={onScroll}
        className={styles.list}
      >
        <div role="presentation" style={{ height: `${questions.length * height}px` }} className={styles.all}>
          {questions.slice(first, end).map((question, n) => rowOf(question, first + n))}
          {/* The one with the focus is there for whoever reads it out, wherever the list was scrolled. */}
          {current && (at < first || at >= end) && rowOf(current, at)}
        </div>
      </div>
    </>
  );
}
