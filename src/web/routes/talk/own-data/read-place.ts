import { language } from '#contracts/receptionist/diary.ts'

/** The state in the page's address. Invalid values count as missing. */
export function readPlace(url: string) {
  const query = new URL(url).searchParams
  return { language: language.safeParse(query.get('lang')).data, isErased: query.get('done') === 'erased' }
}
