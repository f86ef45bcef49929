import { css } from '#styled-system/css';
import { button } from '#styled-system/recipes';
import { PlotDrawing } from '#ui/drawings/PlotDrawing.tsx';
import { Heading } from '#ui/Heading.tsx';

export interface NotFoundScreenProps {
  readonly onHome: () => void;
}

/** The specification's words. A native button, so that a wrong address costs no more than a right one. */
export function NotFoundScreen({ onHome }: NotFoundScreenProps) {
  return (
    <section className={column}>
      <div className={css({ width: 'popover', maxWidth: 'full', paddingBottom: '8', marginInlineStart: '-32' })}>
        <PlotDrawing />
      </div>
      <Heading level={1}>Oops! Page Not Found</Heading>
      <p>Looks like the page you’re looking for doesn’t exist or has been moved</p>
      <button type="button" className={button({ variant: 'primary' })} onClick={onHome}>
        Back to home
      </button>
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
