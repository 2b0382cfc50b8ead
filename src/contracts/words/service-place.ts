import type { ServicePlace } from '../receptionist/diary.ts'

/** Where a service takes place, as its people read it. */
export const PLACE_WORDS: Record<ServicePlace, string> = {
  organisation: 'At your address',
  customer: 'At the customer’s address',
  phone: 'By phone',
  online: 'Online',
  elsewhere: 'At another address',
}
