import { addMinutes } from '../../../turn/irish-time.ts'
import { countPeople } from '../../../understanding/person/count-people.ts'
import { goOn } from '../continue-task.ts'
import type { Draft } from '../draft.ts'
import { repeatQuestion } from '../questions/repeat-question.ts'
import { completeTime } from '../times/complete-time.ts'
import { search } from '../times/search.ts'
import { findForEach } from './come-together.ts'

const TOGETHER =
  /(?<!\p{L})(?:together|(?:at|for) the (?:one|same) time|same time|all (?:of (?:us|ye|you) )?at (?:once|\d|half)|all \p{L}+ of us|le chéile|in éineacht|ag an am céanna|san am céanna|ag an am amháin)(?!\p{L})/iu

/** "Is that all 3 of us together?": says how many can come at that time, and goes on one after the other. */
export async function answerTogether(draft: Draft): Promise<boolean> {
  const { state, reading, phrases } = draft
  const service = findForEach(draft)
  const people = Math.max(countPeople(reading.text), state.next.length + 1)
  if (state.task !== 'book' || service === undefined || people < 2 || !TOGETHER.test(reading.text)) return false
  const { at = state.hold?.slot.local ?? state.offered[0]?.local } = completeTime(draft)
  if (at?.includes('T') !== true) return false
  const free = await search(draft, { serviceId: service.id }, { from: at, to: addMinutes(at, 1) })
  const held = state.hold?.slot.local === at ? [state.hold.slot.diaryId] : []
  const places = new Set([...held, ...free.map(({ diaryId }) => diaryId)]).size
  const isRoom = places >= people
  const when = `${draft.language === 'ga' ? 'ag' : 'at'} ${at.slice(11)}`
  const next = [...state.next, ...Array(people - 1 - state.next.length).fill({})]
  state.next = isRoom ? next.map((one) => ({ when, ...one })) : next
  const time = phrases.time(at)
  draft.say(
    isRoom ? phrases.togetherAt(phrases.people(people), time) : phrases.notTogether(phrases.people(places), time),
  )
  const isChoosing = state.asked === 'choice' || state.asked === 'time'
  if (!isChoosing || !(await goOn(draft))) repeatQuestion(draft)
  return true
}
