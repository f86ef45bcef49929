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
          Finding out that no one wants an idea should cost less than building it. Today it’s free.
        </p>
      </div>

      <div className={css({ borderTop: 'hairline' })}>
        <PlanRow name="Free" price="€0" unit="no card, no trial">
          <ul className={list}>
            <li>Unlimited ideas.</li>
            <li>Works offline, on all your devices.</li>
            <li>Full history of every idea.</li>
            <li>Everything that’s built today.</li>
          </ul>
          <NextStep size="large" href={buildPath({ name: 'sign-up' })}>
            Start with your idea
          </NextStep>
        </PlanRow>
        <PlanRow name="On your own server" price="€0" unit="you provide the server">
          <p>
            The same product, database included, started by two commands. Only you have access to your ideas. You take
            care of updates and backups.
          </p>
          <Link href={buildPath({ name: 'resources.support' })}>What it takes to run it</Link>
        </PlanRow>
        <PlanRow name="Later" price="Not decided" unit="so there’s nothing to announce">
          <p>
            Publishing pages to many visitors costs money, so there may be a paid plan for that. What’s free for you
            today won’t move into it unless you agree.
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
