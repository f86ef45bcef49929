import { analyticsEventSchema } from './analytics-event.ts';

/** An event that the analytics library is about to send. */
export interface Captured {
  readonly uuid: string;
  readonly event: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly timestamp?: Date;
}

export interface CountedAs {
  /** The operator's key of the analytics service. */
  readonly key: string;
  /** Random, of this device and this consent. */
  readonly deviceId: string;
}

/**
 * Returns the part of an event that may be sent: a new object of the allowed event, its own properties, and the fields
 * that the service requires. Everything else that the library knows (addresses, referrers, screens, people) is left
 * behind. Null for any other event.
 */
export function sanitise(
  { uuid, event, properties, timestamp }: Captured,
  { key, deviceId }: CountedAs,
): Captured | null {
  const own = Object.fromEntries(
    ownProperties.flatMap((name) => (name in properties ? [[name, properties[name]]] : [])),
  );
  const parsed = analyticsEventSchema.safeParse({ name: event, ...own });
  if (!parsed.success) return null;
  const { name: _, ...allowed } = parsed.data;
  return {
    uuid,
    event,
    properties: {
      ...allowed,
      token: key,
      distinct_id: deviceId,
      // No record of a person, and no guess from the network address where they are.
      $process_person_profile: false,
      $geoip_disable: true,
    },
    ...(timestamp && { timestamp }),
  };
}

/** Properties of all allowed events together. */
const ownProperties = ['screen', 'status'] as const;
