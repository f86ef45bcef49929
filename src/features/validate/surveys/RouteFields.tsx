import { ArrowUp, Plus, X } from 'lucide-react';
import type { AnswerWords } from '#domain/survey/answer-text.ts';
import { routeText } from '#domain/survey/route-text.ts';
import { asks, type Question, type Route, surveyLimits } from '#domain/survey/survey.ts';
import { brokenRoutes } from '#domain/survey/survey-checklist.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Select } from '#ui/Select.tsx';
import { ConditionValue } from './ConditionValue.tsx';
import { comparisonsOf, firstCondition } from './conditions.ts';
import { routeLabels as labels } from './labels.ts';
import { QuestionChoice } from './QuestionChoice.tsx';

export interface RouteFieldsProps {
  readonly question: Question;
  readonly questions: readonly Question[];
  readonly words: AnswerWords;
  readonly onSet: (routes: Route[]) => void;
}

/** Where to go from a question: the first route that matches, said in words. */
export function RouteFields({ question, questions, words, onSet }: RouteFieldsProps) {
  const at = questions.findIndex(({ id }) => id === question.id);
  const known = questions.slice(0, at + 1).filter(asks);
  const later = questions.slice(at + 1);
  const { routes } = question;
  const set = (n: number, route: Route) => onSet([...routes.with(n, route)]);
  const isBroken = (route: Route) =>
    brokenRoutes(questions.with(at, { ...question, routes: [route] })).includes(question.id);
  const end = later.findLast(({ kind }) => kind === 'end') ?? later.at(-1);
  const asked = asks(question) ? question : known.at(-1);
  return (
    <section aria-label={labels.title} className={column}>
      <Heading level={4}>{labels.title}</Heading>
      <p className={note}>{routes.length === 0 ? labels.none : labels.some}</p>
      {routes.map((route, n) => {
        const condition = known.find(({ id }) => id === route.when.question);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a route is known by its place alone
          <fieldset key={n} className={box}>
            <legend className={css({ srOnly: true })}>{labels.route(n + 1)}</legend>
            <div className={head}>
              <p className={css({ flex: '1', minWidth: '0', overflowWrap: 'anywhere' })}>
                {routeText(route, questions, words)}
              </p>
              <IconButton
                label={labels.up(n + 1)}
                icon={<ArrowUp aria-hidden="true" />}
                isDisabled={n === 0}
                onPress={() => onSet([...routes.with(n, routes[n - 1] ?? route).with(n - 1, route)])}
              />
              <IconButton
                label={labels.remove(n + 1)}
                icon={<X aria-hidden="true" />}
                onPress={() => onSet(routes.filter((_, place) => place !== n))}
              />
            </div>
            {isBroken(route) && <p className={css({ color: 'danger' })}>{labels.broken}</p>}
            <div className={fields}>
              <QuestionChoice
                label={labels.question}
                placeholder={labels.choose}
                questions={questions}
                candidates={known}
                value={route.when.question}
                onChange={(id) => {
                  const other = known.find((each) => each.id === id);
                  if (other) set(n, { ...route, when: firstCondition(other) });
                }}
              />
              <Select
                label={labels.comparison}
                options={comparisonsOf(condition).map((value) => ({ value, label: labels.comparisons[value] }))}
                value={route.when.comparison}
                onChange={(comparison) => {
                  const { value: before, ...rest } = route.when;
                  const needsNone = comparison === 'answered' || comparison === 'not-answered';
                  const value = before ?? (condition && firstCondition(condition).value);
                  set(n, {
                    ...route,
                    when: { ...rest, comparison, ...(!needsNone && value !== undefined && { value }) },
                  });
                }}
              />
              {condition && (
                <ConditionValue
                  condition={route.when}
                  question={condition}
                  words={words}
                  onSet={(value) => set(n, { ...route, when: { ...route.when, value } })}
                />
              )}
              <QuestionChoice
                label={labels.to}
                placeholder={labels.choose}
                questions={questions}
                candidates={later}
                value={route.to}
                onChange={(to) => set(n, { ...route, to })}
              />
            </div>
          </fieldset>
        );
      })}
      {end && asked ? (
        <Button
          size="small"
          isDisabled={routes.length >= surveyLimits.routes}
          onPress={() => onSet([...routes, { when: firstCondition(asked), to: end.id }])}
        >
          <Plus aria-hidden="true" />
          {labels.add}
        </Button>
      ) : (
        <p className={note}>{labels.noLater}</p>
      )}
    </section>
  );
}

const column = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '8' });
const note = css({ color: 'ink.muted', fontSize: '13', lineHeight: '20' });
const box = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '8',
  width: 'full',
  minWidth: '0',
  padding: '12',
  border: 'hairline',
  borderRadius: 'card',
});
const head = css({ display: 'flex', alignItems: 'flex-start', gap: '4' });
const fields = css({ display: 'flex', flexWrap: 'wrap', gap: '12', '& > *': { flex: '1', minWidth: '160' } });
