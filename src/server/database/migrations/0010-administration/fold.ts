// How texts were folded at the release of this migration. Do not change it with the search.

const LONGEST_TERM = 100

export function foldText(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/['’`]/g, '')
}

export function extractTerms(texts: (string | null)[]): string[] {
  const words = texts.flatMap((text) => foldText(text ?? '').split(/[^\p{L}\p{N}]+/u))
  return [...new Set(words.filter((word) => word !== '').map((word) => word.slice(0, LONGEST_TERM)))]
}
