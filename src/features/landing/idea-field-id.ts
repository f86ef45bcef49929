/** The end of the page leads back to its one action by this. */
export const ideaFieldId = 'your-idea';
