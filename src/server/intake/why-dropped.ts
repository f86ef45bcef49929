import ipaddr from 'ipaddr.js';
import { isbot } from 'isbot';

/** Why a visit does not count. Said to the founder with how many there were. */
export type DropReason = 'head' | 'prefetch' | 'bot' | 'network' | 'burst' | 'own' | 'trap';

export interface VisitRequest {
  readonly method: string;
  readonly ip: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** Networks such as `203.0.113.0/24` whose visits are never counted. */
export type Networks = readonly ReturnType<typeof ipaddr.parseCIDR>[];

/** Returns why a request is not counted as a visit; undefined if it may be a person's visit. */
export function whyDropped({ method, ip, headers }: VisitRequest, networks: Networks): DropReason | undefined {
  if (method === 'HEAD') return 'head';
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers['purpose'] ?? ''} ${headers['x-moz'] ?? ''}`;
  if (/prefetch|prerender|preview/i.test(purpose)) return 'prefetch';
  if (isRobot({ headers })) return 'bot';
  return isWithin(ip, networks) ? 'network' : undefined;
}

/** Whether a request says that no person has made it. Every browser says what it is. */
export function isRobot({ headers }: Pick<VisitRequest, 'headers'>): boolean {
  const agent = headers['user-agent'];
  return typeof agent !== 'string' || agent === '' || isbot(agent);
}

function isWithin(ip: string, networks: Networks): boolean {
  if (networks.length === 0 || !ipaddr.isValid(ip)) return false;
  const address = ipaddr.process(ip);
  return networks.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits));
}
