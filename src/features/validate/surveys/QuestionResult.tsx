import { Fragment, type ReactNode } from 'react';
import type { AnswerWords } from '#domain/survey/answer-text.ts';
import { isMeasured } from '#domain/survey/nps.ts';
import { asksForAddress } from '#domain/survey/survey.ts';
import type { Figures, QuestionResult as Result } from '#domain/survey/survey-results.ts';
import { shareText } from '#domain/verdict/share-text.ts';
import { optionBars } from '#drawing/charts/option-bars.ts';
import { priceChart } from '#drawing/charts/price-chart.ts';
import { css } from '#styled-system/css';
import { Chart } from '#ui/Chart.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Table } from '#ui/Table.tsx';
import { kindLabels, resultLabels as labels } from './labels.ts';
import { NpsBar } from './NpsBar.tsx';

export interface QuestionResultProps {
  readonly result: Result;
  /** Wording of the question, with earlier answers named. */
  readonly title: string;
  /** Which versions asked it like this; empty if that goes without saying. */
  readonly way: string;
  /** Address of the image that it asks about; undefined while that has not come. */
  readonly image: string | undefined;
  readonly words: AnswerWords;
  /** Written answers, or files. */
  readonly texts: ReactNode;
  /** The same by groups. */
  readonly crossed: ReactNode;
}

/** Answers to one question, with the uncertainty that so few answers leave. */
export function QuestionResult({ result, title, way, image, words, texts, crossed }: QuestionResultProps) {
  const { question, n, passed } = result;
  const shown = figuresIn(result, title, words);
  return (
    <section aria-label={way === '' ? title : `${title}: ${way}`} className={part}>
      <header>
        <Heading level={3} dir="auto">
          {title}
        </Heading>
        <p className={note}>
          {kindLabels[question.kind].name}
          {way !== '' && ` · ${way}`} · {labels.answered(n, passed)}
        </p>
      </header>
      {image !== undefined && <img src={image} alt={question.alt ?? ''} className={picture} />}
      {Object.entries(shown).map(([name, figures]) => (
        <Fragment key={name}>{figures}</Fragment>
      ))}
      {asksForAddress(question) && n > 0 && <p>{labels.addresses(n)}</p>}
      {n === 0 && !result.prices && <p className={note}>{labels.noOne}</p>}
      {texts}
      {crossed}
    </section>
  );
}

/** Draws each figure that the question has, in the order from top to bottom. */
function figuresIn(
  { n, options, rows, nps, ellis, numbers, days, ranking, prices }: Result,
  title: string,
  words: AnswerWords,
): Readonly<Record<keyof Omit<Figures, 'texts' | 'files'>, ReactNode>> {
  const number = (value: number): string => words.number(Math.round(value * 10) / 10);
  return {
    nps: nps && (
      <>
        <p>
          <strong className={figure}>
            {isMeasured(nps)
              ? labels.nps(number(nps.score), number(nps.interval[0]), number(nps.interval[1]))
              : labels.npsAlike(number(nps.score))}
          </strong>
        </p>
        {!isMeasured(nps) && <p>{labels.npsUnknown}</p>}
        <NpsBar score={nps} />
      </>
    ),
    ellis: ellis && n > 0 && (
      <p>
        <strong className={figure}>
          {labels.ellis(shareText(ellis.veryDisappointed.share), ...rangeOf(ellis.veryDisappointed.interval))}
        </strong>{' '}
        {ellisVerdict(ellis.verdict, ellis.veryDisappointed.share)}
      </p>
    ),
    numbers: numbers && (
      <p>
        <strong className={figure}>
          {numbers.interval
            ? labels.mean(number(numbers.mean), number(numbers.interval[0]), number(numbers.interval[1]))
            : labels.meanAlone(number(numbers.mean))}
        </strong>
        <br />
        {labels.spread(number(numbers.median), number(numbers.min), number(numbers.max))}
      </p>
    ),
    days: days && (
      <p>
        <strong>{labels.days(words.day(days.first), words.day(days.last))}</strong>
        <br />
        {labels.medianDay(words.day(days.median))}
      </p>
    ),
    options:
      options &&
      n > 0 &&
      (nps ? (
        // Eleven intervals say little beside the one of the score.
        <Disclosure summary={labels.npsPoints}>
          <Chart name={title} data={optionBars(options, n)} />
        </Disclosure>
      ) : (
        <Chart name={title} data={optionBars(options, n)} />
      )),
    rows:
      rows &&
      n > 0 &&
      rows.map(({ id, label, n: answered, options: shares }) => (
        <div key={id} className={row}>
          <Heading level={4} dir="auto">
            {label}
          </Heading>
          <Chart name={`${title}: ${label}`} data={optionBars(shares, answered)} />
        </div>
      )),
    prices: prices && <Chart name={title} data={priceChart(prices, words.money)} />,
    ranking: ranking && ranking.length > 0 && (
      <Table
        label={labels.ranking}
        columns={[
          { id: 'label', label: labels.rankColumns[0], isRowHeader: true, render: ({ label }) => label },
          { id: 'rank', label: labels.rankColumns[1], isNumeric: true, render: ({ meanRank }) => number(meanRank) },
          { id: 'first', label: labels.rankColumns[2], isNumeric: true, render: ({ first }) => `${first}` },
        ]}
        items={ranking}
        idOf={({ id }) => id}
        empty={labels.noOne}
      />
    ),
  };
}

const rangeOf = ([low, high]: readonly [number, number]) => [shareText(low), shareText(high)] as const;

const ellisVerdict = (verdict: 'above' | 'below' | 'open', share: number): string =>
  labels.ellisVerdicts[verdict === 'open' ? (share > 0.4 ? 'openAbove' : 'openBelow') : verdict];

const picture = css({
  alignSelf: 'flex-start',
  maxWidth: 'full',
  maxHeight: '192',
  objectFit: 'contain',
  borderRadius: 'control',
});
const part = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '12',
  minWidth: '0',
  paddingBlockStart: '24',
  borderTop: 'hairline',
});
/** One of several charts beneath a question, apart from the one above it. */
const row = css({ display: 'flex', flexDirection: 'column', gap: '12', minWidth: '0', marginBlockEnd: '16' });
const note = css({ color: 'ink.muted', fontSize: '13', lineHeight: '20' });
const figure = css({ fontVariantNumeric: 'tabular-nums' });
