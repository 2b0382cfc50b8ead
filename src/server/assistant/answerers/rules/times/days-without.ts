import type { OfferedSlot } from '../../../turn/state.ts'
import { findChoiceOfDays, limitsClock } from '../../../understanding/when/find-limits.ts'
import type { Draft } from '../draft.ts'
import { discussedDay } from './complete-time.ts'
import { sayLimits } from './limits.ts'

/** "Thursday the 10th or Friday": says of the days that were asked for which of them have nothing, where others have. */
export async function sayDaysWithout(draft: Draft, slots: OfferedSlot[]): Promise<void> {
  const { turn, reading, phrases, state, tools } = draft
  const days = findChoiceOfDays(reading.text, turn.reference, reading.language, discussedDay(turn.state) ?? '')
  const without = days.filter((day) => slots.every(({ local }) => !local.startsWith(day)))
  if (slots.length === 0 || without.length === days.length) return
  const said: string[] = []
  for (const day of without) {
    const hours = (await tools.openingHours(day)).day
    const time = phrases.time(day)
    if (hours?.periods.length === 0) said.push(phrases.closedOn(time, hours.closed?.[draft.language]))
    else if (limitsClock(state.limits)) said.push(phrases.nothingThen(sayLimits(state.limits, phrases), time))
    else said.push(phrases.fullOn(time))
  }
  if (said.length > 0) draft.say(said.join(' '))
}
