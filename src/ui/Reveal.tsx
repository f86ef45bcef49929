import { type ReactNode, useId, useState } from 'react';
import { css } from '#styled-system/css';
import { button } from '#styled-system/recipes';

export interface RevealProps {
  /** On the button while the content is hidden; a verb. */
  readonly show: string;
  /** On the button while the content is shown. */
  readonly hide: string;
  readonly children: ReactNode;
}

/** A button whose name says what a press does to the content under it; `Disclosure` keeps one summary. Native, so that it stands where nothing more can be loaded. */
export function Reveal({ show, hide, children }: RevealProps) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        onClick={() => setShown(!isShown)}
        className={button({ variant: 'secondary' })}
      >
        {isShown ? hide : show}
      </button>
      {isShown && (
        <div id={id} className={css({ flexBasis: 'full', minWidth: '0' })}>
          {children}
        </div>
      )}
    </>
  );
}
