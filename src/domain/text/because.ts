/** A title with its reason, if there is one. */
export const because = <Title extends string>(title: Title, reason: string): Title | `${Title}: ${string}` =>
  reason === '' ? title : `${title}: ${reason}`;
