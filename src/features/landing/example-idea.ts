/** A real one: the sample project's. */
export const exampleIdea = 'Crumb: what each bake really costs';
