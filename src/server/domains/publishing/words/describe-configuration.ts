import { isDeepStrictEqual } from 'node:util'
import type { Change } from '#contracts/receptionist/changes.ts'
import type { ReceptionistConfiguration } from '#contracts/receptionist/configuration.ts'
import { describeHours } from './describe-hours.ts'
import { describePeople } from './describe-people.ts'
import { describeServices } from './describe-services.ts'
import { describeDetails, describeGreeting, describeHandover, type Names } from './describe-words.ts'

/** Describes the differences of two configurations, in set-up order. Unequal ones have at least one. */
export function describeConfiguration(
  before: ReceptionistConfiguration,
  after: ReceptionistConfiguration,
  names: Names,
): Change[] {
  if (isDeepStrictEqual(before, after)) return []
  const changes = [
    ...describeHours(before.diary, after.diary),
    ...describeServices(before.diary, after.diary),
    ...describePeople(before.diary.diaries, after.diary.diaries),
    ...describeHandover(before, after, names),
    ...describeDetails(before, after),
    ...describeGreeting(before, after),
  ]
  if (changes.length > 0) return changes
  return [{ part: 'services', id: 'order', title: 'The order in which things are offered', lines: [] }]
}
