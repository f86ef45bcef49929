/**
 * How a provider's stand-in page hands its event to the page of the product, which is of the same origin: over this
 * channel from a pop-up, under this key of the tab's session storage after a redirect.
 */
export const providerChannel = 'groundwork-provider';
export const providerEventKey = 'groundwork-provider-event';
