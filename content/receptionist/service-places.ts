import type { Language } from '#contracts/receptionist/diary.ts'

/** How a service is said to take place, where it is not at an address. */
export const SERVICE_PLACES: Record<Language, Record<'phone' | 'online', string>> = {
  en: { phone: 'By phone', online: 'Online' },
  ga: { phone: 'Ar an bhfón', online: 'Ar líne' },
}
