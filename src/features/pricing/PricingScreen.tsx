import { buildPath } from '#domain/routes/build-path.ts';
import { css } from '#styled-system/css';
import { Heading } from '#ui/Heading.tsx';
import { Link } from '#ui/Link.tsx';
import { NextStep } from '#ui/NextStep.tsx';
import { PlanRow } from './PlanRow.tsx';
import { questions } from './questions.ts';

/** One plan that is free, a server of your own, and what is not decided yet. */
export function PricingScreen() {
  return (
    <div className={column}>
      <div className={css({ display: 'flex', flexDirection: 'column', gap: '8' })}>
        <Heading level={1} size="headline">
          Pricing
        </Heading>
        <p className={muted}>
          Finding out that nobody wants an idea should cost less than building it. Today it costs nothing.
        </p>
      </div>

      <div className={css({ borderTop: 'hairline' })}>
        <PlanRow name="Free" price="0 €" unit="no card, no trial period">
          <ul className={list}>
            <li>As many ideas as you have.</li>
            <li>Works offline, on every device that you sign in with.</li>
            <li>The whole history of every idea is kept.</li>
            <li>Every part of the product that exists today.</li>
          </ul>
          <NextStep size="large" href={buildPath({ name: 'sign-up' })}>
            Start with your idea
          </NextStep>
        </PlanRow>
        <PlanRow name="On your own server" price="0 €" unit="you bring the machine">
          <p>
            The same product, with the database included, started by two commands. Nobody but you can read your ideas.
            You look after updates and backups.
          </p>
          <Link href={buildPath({ name: 'resources.support' })}>What running it takes</Link>
        </PlanRow>
        <PlanRow name="Later" price="Not decided" unit="and so not announced">
          <p>
            Publishing pages to many visitors costs money, so a paid plan may come for that. What you use for free today
            will not move into it without your agreement.
          </p>
        </PlanRow>
      </div>

      <section aria-labelledby="questions" className={css({ display: 'flex', flexDirection: 'column', gap: '16' })}>
        <Heading level={2} id="questions">
          Questions
        </Heading>
        <dl className={css({ borderTop: 'hairline' })}>
          {questions.map(({ question, answer }) => (
            <div key={question} className={pair}>
              <dt className={css({ fontWeight: 'strong' })}>{question}</dt>
              <dd className={muted}>{answer}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '48', textStyle: 'reading', paddingBlock: '32' });
const muted = css({ color: 'ink.muted', maxWidth: 'prose', textWrap: 'balance' });
const list = css({ listStyleType: 'disc', paddingInlineStart: '16' });
const pair = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', laptop: '5fr 7fr' },
  columnGap: '32',
  rowGap: '4',
  paddingBlock: '16',
  borderBottom: 'hairline',
});
