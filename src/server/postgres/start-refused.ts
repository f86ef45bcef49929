/** The store cannot be opened; the message is for the operator and says what to do. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}
