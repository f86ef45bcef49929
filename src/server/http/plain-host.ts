/** A `Host` without the dot of a name that is written in full, in lower case. */
export const plainHost = (host: string): string => host.toLowerCase().replace(/\.(?=:|$)/, '');

/** The same without its port. */
export const hostName = (host: string): string => plainHost(host).replace(/:\d+$/, '');
