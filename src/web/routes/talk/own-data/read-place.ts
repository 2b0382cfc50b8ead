import { language } from '#contracts/receptionist/diary.ts'

/** What the address of the page says. Nonsense counts as left out. */
export function readPlace(url: string) {
  const query = new URL(url).searchParams
  return { language: language.safeParse(query.get('lang')).data, isErased: query.get('done') === 'erased' }
}
