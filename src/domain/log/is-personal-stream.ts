/** The names of the kinds that declare personal fields; what is loaded first knows no kind itself. */
export const personalKinds: readonly string[] = ['interview', 'intake', 'team'];

/** Whether something in a stream is about a person. */
export const isPersonalStream = (stream: string): boolean =>
  personalKinds.includes(stream.slice(0, stream.indexOf('-')));
