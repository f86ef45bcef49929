export const cameInLabels = { title: 'New since your last look', since: 'You last looked on ' } as const;
