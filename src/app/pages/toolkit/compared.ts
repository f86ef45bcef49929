/** More columns than this can't be read beside each other. */
export const comparedAtMost = 4;
