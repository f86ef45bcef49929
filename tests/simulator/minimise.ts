/**
 * The same plan with as few actions as still make it fail: whole parts are left out first, then ever smaller ones, until
 * no single action can be left out. Source: Zeller and Hildebrandt, "Simplifying and Isolating Failure-Inducing Input".
 */
export async function minimise<Plan extends { readonly actions: readonly unknown[] }>(
  plan: Plan,
  fails: (smaller: Plan) => Promise<boolean>,
): Promise<Plan> {
  let actions: readonly unknown[] = plan.actions;
  let length = Math.ceil(actions.length / 2);
  for (let hasShrunk = false; length > 0; ) {
    hasShrunk = false;
    for (let from = 0; from < actions.length; ) {
      const fewer = [...actions.slice(0, from), ...actions.slice(from + length)];
      if (await fails({ ...plan, actions: fewer })) {
        actions = fewer;
        hasShrunk = true;
      } else from += length;
    }
    if (length > 1) length = Math.ceil(length / 2);
    else if (!hasShrunk) length = 0;
  }
  return { ...plan, actions };
}
