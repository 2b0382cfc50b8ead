import type { Language } from '#contracts/receptionist/diary.ts'
import { counted } from './ga/counted.ts'

const CHARACTERS = { plain: 'carachtar', lenited: 'charachtar', eclipsed: 'gcarachtar' }

/** Apart from the other words of the page, because its script says it too. */
export const TOO_LONG: Record<Language, (count: number) => string> = {
  en: (count) => `${count} characters too many. Please send it in parts.`,
  ga: (count) => `Tá ${counted(count, CHARACTERS)} de bhreis ann. Seol ina chodanna é, le do thoil.`,
}
