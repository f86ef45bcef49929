/**
 * The parts of its own stream that a command touches, by names that mean something within that stream: ids of parts,
 * names of texts. From this a client knows which of its waiting commands build on which.
 */
export interface AccessSet<Data> {
  /** Is there from then on. */
  creates?(data: Data): readonly string[];
  /** Has to be there. */
  requires?(data: Data): readonly string[];
  /** Texts and sets that it overwrites as the command before has left them. */
  overwrites?(data: Data): readonly string[];
}
