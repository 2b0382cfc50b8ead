import type { Question } from '../../../turn/state.ts'
import { readWish } from '../booking/waiting.ts'
import { nameBooking } from '../changes/which-booking.ts'
import { writeCorrectionQuestion, writeDetailsBeside } from '../details/correct-details.ts'
import { askForContact, askForName, askWhatToChange, formatContact, pickWho } from '../details/details.ts'
import type { Draft } from '../draft.ts'
import { askWhichDay } from '../times/either-day.ts'

/** Repeats the open question in the same words, after an answer to something else. */
export function repeatQuestion(draft: Draft): void {
  const { task, asked } = draft.state
  if (task === undefined || asked === undefined) return
  const isCorrection =
    task === 'correct' && (asked === 'name' || asked === 'contact' || asked === 'address' || asked === 'confirm')
  const text = isCorrection ? writeCorrectionQuestion(draft) : WORDS[asked]?.(draft)
  if (text !== undefined) draft.say(text)
}

const WORDS: { [Asked in Question]?: (draft: Draft) => string } = {
  service: ({ phrases, services, language, state: { listed } }) =>
    phrases.askService(
      services.filter(({ id }) => listed.length === 0 || listed.includes(id)).map(({ name }) => name[language]),
    ),
  choice: ({ phrases, state }) => {
    const times = state.offered.map(({ local }) => phrases.time(local))
    return times.length === 1 ? phrases.oneTime(times[0] ?? '') : phrases.freeTimes(times)
  },
  time: (draft) => askWhichDay(draft) ?? draft.phrases.askTime,
  name: askForName,
  contact: (draft) => (draft.state.task === 'message' ? draft.phrases.askMessageContact : askForContact(draft)),
  address: ({ phrases }) => phrases.askAddress,
  booking: listBookings,
  email: ({ phrases }) => phrases.askEmail,
  code: ({ phrases }) => phrases.codeSent,
  message: ({ phrases }) => phrases.askMessage,
  change: (draft) => askWhatToChange(draft),
  confirm: repeatConfirmation,
}

function listBookings(draft: Draft): string {
  return draft.phrases.whichBooking(draft.state.bookings.map((booking) => nameBooking(draft, booking)))
}

function repeatConfirmation(draft: Draft): string {
  const { state, phrases } = draft
  const [booking] = state.bookings
  const who = { name: state.slots.name ?? '', contact: formatContact(draft) }
  if (state.task === 'message') return phrases.readMessage(state.message ?? '', who)
  if (state.task === 'wait') return readWish(draft)
  const time = phrases.time((state.task === 'cancel' ? booking?.local : state.hold?.slot.local) ?? '')
  if (state.task === 'book') {
    const what = { service: draft.serviceName(state.slots.service), time }
    return phrases.readBack(what, pickWho(draft))
  }
  const what = { service: draft.serviceName(booking?.serviceId), time }
  return (state.task === 'move' ? phrases.confirmMove(what) : phrases.confirmCancel(what)) + writeDetailsBeside(draft)
}
