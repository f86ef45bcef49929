export const slotRecipes = {};
