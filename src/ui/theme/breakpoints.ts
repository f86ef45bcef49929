/** From the narrow phone up; the rail replaces the bottom bar at `tablet`. */
export const breakpoints = { phone: '30rem', tablet: '45rem', laptop: '64rem', desktop: '90rem' } as const;
