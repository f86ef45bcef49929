/** Stands where app provides a real promise actor, and rejects with its own name until it does. */
export const notProvided = (name: string) => () => Promise.reject(new Error(`the actor ${name} is not provided`));
