import type { Language } from '#contracts/receptionist/diary.ts'

/** How a service is said to take place, where it is not at an address. */
export const SERVICE_PLACES: Record<Language, Record<'phone' | 'online', string>> = {
  en: { phone: 'By phone', online: 'Online' },
  ga: { phone: 'Ar an bhfón', online: 'Ar líne' },
}

/** How somebody may wish an appointment that is booked for an address. */
export type MeetingWay = 'phone' | 'video'

type WayPhrases = {
  /** In the note of the booking. */
  wants: Record<MeetingWay, string>
  asks: Record<MeetingWay, string>
  /** Only for our address is something known. `address` is undefined where it was not asked for. */
  unknown: (way: MeetingWay, address?: string) => string
  noted: string
}

export const WAY_PHRASES: Record<Language, WayPhrases> = {
  en: {
    wants: { phone: 'Would like a phone call', video: 'Would like a video call' },
    asks: { phone: 'Asks whether it can be by phone', video: 'Asks whether it can be by video' },
    unknown: (way, address) =>
      `I cannot say whether it can be by ${way}; the booking is for our address${address === undefined ? '' : `, ${address}`}.`,
    noted: 'I have noted that for our team.',
  },
  ga: {
    wants: { phone: 'Ag iarraidh glao gutháin', video: 'Ag iarraidh físghlao' },
    asks: {
      phone: 'Ag fiafraí an féidir glao gutháin a dhéanamh de',
      video: 'Ag fiafraí an féidir físghlao a dhéanamh de',
    },
    unknown: (way, address) =>
      `Ní féidir liom a rá an féidir ${way === 'phone' ? 'glao gutháin' : 'físghlao'} a dhéanamh de; is dár seoladh féin atá an choinne${address === undefined ? '' : `, ${address}`}.`,
    noted: 'Tá sé sin scríofa síos agam don fhoireann.',
  },
}
