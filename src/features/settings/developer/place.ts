/** A workspace to choose. */
export interface Place {
  readonly id: string;
  readonly name: string;
}

/** The name of a workspace where there is more than one to tell apart; undefined if there is not. */
export const nameOfPlace = (places: readonly Place[], workspaceId: string): string | undefined =>
  places.length > 1 ? places.find(({ id }) => id === workspaceId)?.name : undefined;
