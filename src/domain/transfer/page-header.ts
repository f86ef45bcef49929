/** The column that holds the texts of the pages of an export. */
export const pageHeader = 'Page content';
