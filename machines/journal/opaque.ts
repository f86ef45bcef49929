/** Stands in a replay for what cannot be written down: functions, actors, instances of classes. */
export class Opaque {
  readonly of: string;

  constructor(of: string) {
    this.of = of;
  }
}
