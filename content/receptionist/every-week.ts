import type { Language } from '#contracts/receptionist/diary.ts'

/** To "can it be every week?": each appointment is booked by itself. */
export const EVERY_WEEK: Record<Language, Record<'one' | 'noted' | 'next' | 'wish', string>> = {
  en: {
    one: 'I book one appointment at a time.',
    noted: 'I have noted for our team that you would like it regularly.',
    next: 'Say “the same again” with the day and time, and I book that one too.',
    wish: 'Would like it regularly',
  },
  ga: {
    one: 'Cuirim coinní in áirithe ceann ar cheann.',
    noted: 'Tá sé nótáilte agam dár bhfoireann gur mhaith leat í go rialta.',
    next: 'Abair “an rud céanna arís” leis an lá agus an am, agus cuirfidh mé é sin in áirithe freisin.',
    wish: 'Ag iarraidh coinne go rialta',
  },
}
