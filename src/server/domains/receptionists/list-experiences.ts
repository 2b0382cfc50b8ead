import { hasGuessedStaffHours, type ReceptionistConfiguration } from '#contracts/receptionist/configuration.ts'
import { type BilingualName, WEEKDAYS } from '#contracts/receptionist/diary.ts'
import type { KnowledgeCounts } from '#contracts/receptionist/knowledge.ts'
import type { Experience } from '#contracts/receptionist/set-up-page.ts'
import { formatWeekday } from '#contracts/words/dates.ts'

/** Facts besides the configuration that affect what callers notice. */
export type ExperienceFacts = {
  configuration: ReceptionistConfiguration
  isPublicBody: boolean
  slug: string
  isPaused: boolean
  /** First names of those who are mailed when a caller needs a person. */
  mailed: string[]
  answers: Pick<KnowledgeCounts, 'all' | 'please-check' | 'not-in-irish'>
  /** Number of this week's unanswered questions. */
  unanswered: number
  nextHoliday: { day: string; name: BilingualName } | undefined
}

type Line = Omit<Experience, 'state'>

const always = (line: Line): Experience => ({ ...line, state: 'always' })
const either = (isReady: boolean, ready: Line, missing: Line): Experience =>
  isReady ? { ...ready, state: 'ready' } : { ...missing, state: 'missing' }
const change = (to: string) => ({ to, label: 'Change' })

/**
 * Describes what callers notice today: first what is missing, with the action that fixes it, then what is set up or
 * fixed. `to` begins with # for a part of the set-up, else it is a section.
 */
export function listExperiences(facts: ExperienceFacts): Experience[] {
  const lines = [
    always({ id: 'disclosure', text: describeDisclosure(facts.configuration) }),
    describeWebChat(facts),
    describeHours(facts),
    describeHoliday(facts),
    ...describeServices(facts),
    describePerson(facts),
    always({ id: 'person', text: 'They can ask for a person at any time, whatever it is doing.' }),
    always({ id: 'emergency', text: 'Somebody in danger is told 112 and 999 before anything else.' }),
    ...describeDetails(facts),
    describeLanguages(facts),
    ...describeAnswers(facts),
  ]
  return [...lines.filter(({ state }) => state === 'missing'), ...lines.filter(({ state }) => state !== 'missing')]
}

const describeDisclosure = ({ languages }: ReceptionistConfiguration) =>
  `They read first that they are talking to an AI, in ${languages[0] === 'ga' ? 'Irish and in English' : 'English and in Irish'}.`

function describeWebChat({ slug, isPaused }: ExperienceFacts): Experience {
  return either(
    !isPaused,
    {
      id: 'web-chat',
      text: `Visitors of /talk/${slug} get an answer at once, at any hour.`,
      action: change('#channels'),
    },
    { id: 'web-chat', text: 'It is paused: callers get no answers, and it takes messages only.' },
  )
}

function describeHours({ configuration: { diary } }: ExperienceFacts): Experience {
  if (diary.hoursAreGuessed) {
    return {
      id: 'hours',
      state: 'missing',
      text: 'It gives opening hours that are usual in your industry, and says that they are not confirmed.',
      action: { to: '#hours', label: 'Confirm the hours' },
    }
  }
  const hasHours = WEEKDAYS.some((weekday) => diary.openingHours[weekday].length > 0)
  return either(
    hasHours,
    { id: 'hours', text: 'When you are closed they read when you open again.', action: change('#hours') },
    {
      id: 'hours',
      text: 'It has no opening hours to give, and it offers no times.',
      action: { to: '#hours', label: 'Set opening hours' },
    },
  )
}

function describeHoliday({ configuration: { diary }, nextHoliday }: ExperienceFacts): Experience {
  const isClosed = diary.publicHolidays === 'closed'
  const action = change('#holidays')
  if (!isClosed || nextHoliday === undefined) {
    return { id: 'holidays', state: 'ready', text: 'On public holidays they can book as on any other day.', action }
  }
  const { day, name } = nextHoliday
  const date = formatWeekday(`${day}T12:00:00Z`)
  const text = `On ${date} they read that you are closed, by the name of the day: ${name.en},`
  return { id: 'holidays', state: 'ready', text, irish: name.ga, action }
}

function describeServices({ configuration }: ExperienceFacts): Experience[] {
  const { services, diaries } = configuration.diary
  const active = new Set(diaries.filter(({ isArchived }) => !isArchived).map(({ id }) => id))
  const offered = services.filter(({ booksAlone }) => booksAlone)
  const unstaffed = offered.filter(({ diaryIds }) => diaryIds.every((id) => !active.has(id)))
  const bookable = offered.filter((one) => !unstaffed.includes(one))
  const unpriced = offered.filter(({ priceCents }) => priceCents === null)
  const [byPeople, first] = [services.filter(({ booksAlone }) => !booksAlone), unpriced[0]]
  return [
    either(
      bookable.length > 0,
      {
        id: 'booking',
        text: `They can book ${listNames(bookable)}. Nobody is booked twice.`,
        action: change('#services'),
      },
      {
        id: 'booking',
        text: 'Nobody can book anything. It says so, and offers to take a message.',
        action: {
          to: services.length === 0 ? '?service=new#service' : '#services',
          label: services.length === 0 ? 'Add a service' : 'Let it book',
        },
      },
    ),
    ...(byPeople.length === 0
      ? []
      : [
          {
            id: 'by-people',
            state: 'ready' as const,
            text: `It takes a message for ${listNames(byPeople)}, and a person books it.`,
            action: change('#services'),
          },
        ]),
    ...unstaffed.map(({ id, name }) => ({
      id: `unstaffed-${id}`,
      state: 'missing' as const,
      text: `They find no free time for ${name.en}: nobody does it.`,
      action: { to: `?service=${id}#service`, label: 'Choose who does it' },
    })),
    either(
      first === undefined,
      { id: 'prices', text: 'It gives your price when they ask.', action: change('#services') },
      {
        id: 'prices',
        text: `It has no price to give for ${listNames(unpriced)}.`,
        action: { to: `?service=${first?.id}#service`, label: 'Set a price' },
      },
    ),
  ]
}

function describePerson({ configuration, mailed }: ExperienceFacts): Experience {
  const isStaffed =
    !hasGuessedStaffHours(configuration) && WEEKDAYS.some((weekday) => configuration.staffHours[weekday].length > 0)
  const says = isStaffed ? 'says' : 'does not say'
  return either(
    mailed.length > 0,
    {
      id: 'mail',
      text: `It ${says} when somebody is there if they ask for a person. After two minutes without one, ${listWords(mailed)} ${mailed.length === 1 ? 'gets' : 'get'} a mail. An urgent message is mailed at once.`,
      action: change('#handover'),
    },
    {
      id: 'mail',
      text: 'They wait for a person until somebody looks: nobody gets a mail.',
      action: { to: '#handover', label: 'Choose who gets it' },
    },
  )
}

function describeDetails({ configuration: { phone, address } }: ExperienceFacts): Experience[] {
  return [
    either(
      phone !== undefined,
      { id: 'phone', text: `It gives your number when they ask: ${phone}.`, action: change('#phone') },
      {
        id: 'phone',
        text: 'It has no phone number to give.',
        action: { to: '#phone', label: 'Add the number' },
      },
    ),
    either(
      address !== undefined,
      { id: 'address', text: 'It gives your address when they ask.', action: change('#address') },
      {
        id: 'address',
        text: 'It has no address to give.',
        action: { to: '#address', label: 'Add the address' },
      },
    ),
  ]
}

function describeLanguages({ configuration: { languages }, isPublicBody }: ExperienceFacts): Experience {
  if (isPublicBody) {
    return always({ id: 'languages', text: 'Irish comes first. Callers who write in English are answered in English.' })
  }
  const [only] = languages
  return either(
    languages.length > 1,
    {
      id: 'languages',
      text: 'It answers Irish in Irish, and English in English.',
      action: change('#greeting'),
    },
    {
      id: 'languages',
      text:
        only === 'en'
          ? 'Callers who write in Irish are answered in English.'
          : 'Callers who write in English are answered in Irish.',
      action: { to: '#greeting', label: only === 'en' ? 'Let it speak Irish' : 'Let it speak English' },
    },
  )
}

function describeAnswers({ configuration: { languages }, answers, unanswered }: ExperienceFacts): Experience[] {
  const { all, 'please-check': unchecked, 'not-in-irish': withoutIrish } = answers
  return [
    either(
      unchecked === 0,
      {
        id: 'answers',
        text: `They get ${formatQuantity(all, 'answer')} that you have read.`,
        action: change('/knowledge'),
      },
      {
        id: 'answers',
        text: `They may get ${formatQuantity(unchecked, 'answer')} from the starter pack that none of you has read yet.`,
        action: { to: '/knowledge?show=please-check#answers-title', label: 'Read the answers' },
      },
    ),
    ...(languages.includes('ga') && withoutIrish > 0
      ? [
          {
            id: 'irish-answers',
            state: 'missing' as const,
            text: `It has ${formatQuantity(withoutIrish, 'answer')} in English that it does not know in Irish.`,
            action: { to: '/knowledge?show=not-in-irish#answers-title', label: 'Write them in Irish' },
          },
        ]
      : []),
    ...(unanswered > 0
      ? [
          {
            id: 'unanswered',
            state: 'missing' as const,
            text: `It still has no answer to ${formatQuantity(unanswered, 'question')} of this week.`,
            action: { to: '/knowledge', label: unanswered === 1 ? 'Write the answer' : 'Write the answers' },
          },
        ]
      : []),
  ]
}

const formatQuantity = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

const listNames = (services: { name: BilingualName }[]) => listWords(services.map(({ name }) => name.en))

/** Joins words: "Aoife, Niamh and 2 others". */
function listWords(words: string[]): string {
  const shown = words.length > 4 ? [...words.slice(0, 3), `${words.length - 3} others`] : words
  const last = shown.at(-1) ?? ''
  return shown.length < 2 ? last : `${shown.slice(0, -1).join(', ')} and ${last}`
}
