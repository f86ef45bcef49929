import { css } from '#styled-system/css';

const two = css({ gridTemplateColumns: { base: 'minmax(0, 1fr)', tablet: 'repeat(2, minmax(0, 1fr))' } });
const three = css({ gridTemplateColumns: { base: 'minmax(0, 1fr)', tablet: 'repeat(3, minmax(0, 1fr))' } });

/** A column for each idea where there is room. */
export const columnsFor = (ideas: number): string => (ideas > 2 ? three : two);
