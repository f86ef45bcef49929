/** Where a post begins, for what leads there. */
export const composeFieldId = 'compose-post';
