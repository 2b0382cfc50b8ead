import type { Language } from '#contracts/receptionist/diary.ts'

/** Behind a fault that was told with a booking: who sees to it. */
export const LOOKED_AT: Record<Language, string> = {
  en: 'Our team will look at that at the appointment.',
  ga: 'Féachfaidh ár bhfoireann air sin ag an gcoinne.',
}
