/** Lists addresses that a stranger may open first, with one article. */
export async function publicAddresses(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/items/articles?limit=1&fields=slug`);
  const { data } = (await answer.json()) as { data: { slug: string }[] };
  return ['/', '/pricing', '/resources/', `/resources/${data[0]?.slug}`];
}
