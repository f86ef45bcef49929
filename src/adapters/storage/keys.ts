export const settingsKey = 'groundwork-settings';
export const userKey = 'groundwork-user';
export const refreshKey = 'refresh-token';
