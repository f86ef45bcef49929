import { css } from '#styled-system/css';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { PlotDrawing } from '#ui/drawings/PlotDrawing.tsx';
import { Heading } from '#ui/Heading.tsx';
import { labels } from './labels.ts';

/** The page of every link that opens nothing: one answer, whether it expired, was revoked or never existed. */
export function DeadLinkScreen({ homeHref }: { readonly homeHref: string }) {
  const { title, explanation, home } = labels.deadLink;
  return (
    <section className={column}>
      <div className={css({ width: 'popover', maxWidth: 'full', paddingBottom: '8', marginInlineStart: '-32' })}>
        <PlotDrawing />
      </div>
      <Heading level={1}>{title}</Heading>
      <p>{explanation}</p>
      <ButtonLink variant="primary" href={homeHref}>
        {home}
      </ButtonLink>
    </section>
  );
}

const column = css({
  layerStyle: 'surveyGrid',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '16',
  paddingBlock: { base: '48', tablet: '96' },
});
