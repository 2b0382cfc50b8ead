import type { Language } from '#contracts/receptionist/diary.ts'
import type { ConversationOutcome, TurnStep } from '#contracts/receptionist/talk.ts'
import { PHRASES } from './index.ts'
import { COMMON_ENTRIES } from './packs/common.ts'

/** What a caller wrote, what the receptionist did then, and what it replied. */
export type SampleExchange = {
  asked: string
  steps: TurnStep[]
  replied: string
  outcome?: ConversationOutcome
  /** Whether the reply shows the booking. */
  isBooked?: true
}

export type SampleConversation = {
  daysAgo: number
  /** By the Irish clock. */
  time: string
  language: Language
  contact: { name: string | null; phone: string | null }
  exchanges: SampleExchange[]
}

/** The booking that the first conversation makes: its service, and its time in Irish local time. */
export type SampleBooking = { name: string; phone: string; serviceId: string; service: string; local: string }

/** The conversations of a new organisation, oldest first. Without a booking there is one fewer. */
export function listSampleConversations(language: Language, booking: SampleBooking | undefined): SampleConversation[] {
  return [
    { ...question('en', PARKING_FOR_BICYCLES, 'unknown'), daysAgo: 4, time: '09:35' },
    { ...message(), daysAgo: 2, time: '15:05' },
    ...(booking === undefined ? [] : [{ ...appointment(language, booking), daysAgo: 1, time: '11:20' }]),
    { ...question('ga', languagesInIrish(), 'known'), daysAgo: 1, time: '20:47' },
  ]
}

type Script = Omit<SampleConversation, 'daysAgo' | 'time'>

const tool = (name: string, input: unknown, result: unknown): TurnStep => ({
  kind: 'tool',
  tool: name,
  input: [input],
  result,
})

const PARKING_FOR_BICYCLES = ['Can I charge an electric bicycle while I am with you?', ''] as const

const languagesInIrish = () => COMMON_ENTRIES.find(({ topic }) => topic === 'Languages')?.ga ?? (['', ''] as const)

function question(language: Language, [asked, answer]: readonly [string, string], kind: 'known' | 'unknown'): Script {
  const phrases = PHRASES[language]
  const isKnown = kind === 'known'
  const found = isKnown ? { result: 'answered', entries: [{ question: asked }] } : { result: 'refused', entries: [] }
  return {
    language,
    contact: { name: null, phone: null },
    exchanges: [
      {
        asked,
        steps: [tool('lookUp', asked, found)],
        replied: isKnown ? answer : `${phrases.unknown.plain}\n\n${phrases.alternatives}`,
        outcome: isKnown ? 'answered' : 'not answered',
      },
    ],
  }
}

function message(): Script {
  const phrases = PHRASES.en
  const who = { name: 'Brendan Tierney', contact: '020 915 0162' }
  const text = 'Please tell somebody that I will send the form on Friday.'
  return {
    language: 'en',
    contact: { name: who.name, phone: who.contact },
    exchanges: [
      { asked: text, steps: [], replied: phrases.askName },
      { asked: who.name, steps: [], replied: phrases.askMessageContact },
      { asked: who.contact, steps: [], replied: phrases.readMessage(text, who) },
      {
        asked: 'Yes, thank you.',
        steps: [tool('takeMessage', { text }, null)],
        replied: phrases.messageTaken,
        outcome: 'message taken',
      },
    ],
  }
}

const WORDS: Record<Language, { wish: (service: string) => string; choice: (who: string) => string; yes: string }> = {
  en: {
    wish: (service) => `Hello, I would like to make an appointment: ${service}.`,
    choice: (who) => `That suits me. ${who}.`,
    yes: 'Yes, please.',
  },
  ga: {
    wish: (service) => `Dia duit, ba mhaith liom coinne a dhéanamh: ${service}.`,
    choice: (who) => `Oireann sé sin dom. ${who}.`,
    yes: 'Cuir, le do thoil.',
  },
}

function appointment(language: Language, { name, phone, serviceId, service, local }: SampleBooking): Script {
  const [phrases, words] = [PHRASES[language], WORDS[language]]
  const what = { service, time: phrases.time(local) }
  const search = { serviceId, from: `${local.slice(0, 10)}T00:00`, to: `${local.slice(0, 10)}T23:55` }
  return {
    language,
    contact: { name, phone },
    exchanges: [
      {
        asked: words.wish(service),
        steps: [tool('findSlots', search, [local])],
        replied: phrases.oneTime(what.time),
      },
      {
        asked: words.choice(`${name}, ${phone}`),
        steps: [tool('holdSlot', { serviceId, local }, { holdId: 'sample' })],
        replied: phrases.readBack(what, { name, contact: phone }),
      },
      {
        asked: words.yes,
        steps: [tool('book', { holdId: 'sample' }, {})],
        replied: phrases.booked(what),
        outcome: 'booked',
        isBooked: true,
      },
    ],
  }
}
