/** How much lies on a canvas: "12 nodes, 1 connector". */
export function countWords({
  nodeCount,
  edgeCount,
}: {
  readonly nodeCount: number;
  readonly edgeCount: number;
}): string {
  const nodes = nodeCount === 1 ? '1 node' : `${nodeCount.toLocaleString('en-GB')} nodes`;
  const edges = edgeCount === 1 ? '1 connector' : `${edgeCount.toLocaleString('en-GB')} connectors`;
  return edgeCount === 0 ? nodes : `${nodes}, ${edges}`;
}
