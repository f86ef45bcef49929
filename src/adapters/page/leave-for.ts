/** Leaves the product for an address of somebody else, such as that of an app: there is no way back by the router. */
export const leaveFor = (address: string): void => location.assign(address);
