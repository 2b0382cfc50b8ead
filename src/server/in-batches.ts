/** The items in parts of a size, so that no statement gets too many. */
export function* inBatches<Item>(items: Item[], size: number): Generator<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}
