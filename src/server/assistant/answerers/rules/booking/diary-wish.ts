import type { SlotQuery } from '../../../tools/tools.ts'
import type { OfferedSlot } from '../../../turn/state.ts'
import { type DiaryWish, findDiaryWish } from '../../../understanding/services/find-diary-wish.ts'
import { mergeSlots } from '../../../understanding/slots.ts'
import { keepNote } from '../details/take-note.ts'
import type { Draft } from '../draft.ts'

/** Takes whose times are wanted, and says so. False when the message says nothing about it. */
export function takeDiary(draft: Draft): boolean {
  const { state, reading, phrases } = draft
  const { diaryWish: wish, wantsAnybody } = reading
  if (wish === undefined) {
    if (!wantsAnybody || state.diaryIds.length === 0) return false
    state.diaryIds = []
    draft.say(phrases.anybody)
    return true
  }
  if (wish.ids.length === 0) return keepPerson(draft, wish.name)
  if (wish.ids.join() !== state.diaryIds.join()) chooseDiaries(draft, wish)
  return true
}

/** Somebody without a diary is wanted: says what is not known, once, and notes it. Returns whether it is new. */
function keepPerson(draft: Draft, name: string): boolean {
  const { phrases } = draft
  const isNew = keepNote(draft, phrases.asksFor(name))
  if (isNew) draft.say(phrases.noDiaryOf(name))
  return isNew
}

/** "Will it be with Mr Daly himself?", who has no diary: a question about him, also behind a booking. */
export async function answerAboutPerson(draft: Draft, text: string): Promise<boolean> {
  const { turn, tools, state, phrases } = draft
  const wish = findDiaryWish(text, turn.configuration.diary.diaries)
  if (wish === undefined || wish.ids.length > 0) return false
  // What is booked already keeps its note: the team finds the question among those without an answer.
  if (state.task === undefined && (await tools.findBookings()).length > 0) draft.unanswered ??= text
  else keepNote(draft, phrases.asksFor(wish.name))
  draft.say(phrases.noDiaryOf(wish.name))
  draft.outcome ??= 'answered'
  return true
}

function chooseDiaries(draft: Draft, { ids, name, asksPresence }: DiaryWish): void {
  const { state, phrases } = draft
  state.diaryIds = ids
  draft.say(asksPresence === true ? phrases.looksFor(name) : phrases.onlyWith(...describeDiaries(draft)))
  const { hold } = state
  if (hold === undefined || ids.includes(hold.slot.diaryId)) return
  // The same time is looked for with the other person first.
  state.slots = mergeSlots(state.slots, { at: hold.slot.local })
  delete state.hold
}

/** The names of the wanted diaries, and of which kind they are. */
function describeDiaries({ state, turn, phrases }: Draft) {
  const wanted = turn.configuration.diary.diaries.filter(({ id }) => state.diaryIds.includes(id))
  return [wanted.map(({ name }) => name).join(` ${phrases.or} `), wanted[0]?.kind ?? 'person'] as const
}

/** Forgets wanted diaries that do not offer a service. */
export function dropUnfitDiaries(draft: Draft, serviceId: string): void {
  const { state, turn, phrases } = draft
  const service = turn.configuration.diary.services.find(({ id }) => id === serviceId)
  const fit = state.diaryIds.filter((id) => service?.diaryIds.includes(id))
  if (fit.length === 0 && state.diaryIds.length > 0) {
    draft.say(phrases.notWith(describeDiaries(draft)[0], draft.serviceName(serviceId)))
  }
  state.diaryIds = fit
}

/** Where the wanted diaries have no free time at all, everybody's are looked at. False when everybody's were. */
export function giveUpDiary(draft: Draft): boolean {
  const { state, phrases } = draft
  if (state.diaryIds.length === 0) return false
  draft.say(phrases.noneWith(...describeDiaries(draft)))
  state.diaryIds = []
  return true
}

/** Free times of the wanted diaries, earliest first. */
export async function findWantedSlots({ tools, state }: Draft, query: SlotQuery): Promise<OfferedSlot[]> {
  if (state.diaryIds.length === 0) return tools.findSlots(query)
  const found: OfferedSlot[] = []
  for (const diaryId of state.diaryIds) found.push(...(await tools.findSlots({ ...query, diaryId })))
  return found.toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))
}
