import type { Question } from '../../../turn/state.ts'
import { wishedLanguage } from '../language-wish.ts'

const NAME = /^\s*[\p{L}\p{M}'’.-]+(?:\s+[\p{L}\p{M}'’.-]+){0,4}\s*[.!]?\s*$/u
const NAME_PARTICLE = /(?<![\p{L}])(?:ó|o|ní|ni|nic|mac|uí|ui|mhic|nig|de|mc)(?![\p{L}])/iu

/** Two capitals, or "Ó", "Ní", "Mac": an answer to "what name?" has no language. */
export function isNameAlone(text: string, asked: Question | undefined): boolean {
  if (asked !== 'name' || !NAME.test(text) || wishedLanguage(text) !== undefined) return false
  const capitals = text.match(/(?<![\p{L}'’])\p{Lu}/gu) ?? []
  return capitals.length > 1 || NAME_PARTICLE.test(text) || text.trim().split(/\s+/).length === 1
}
