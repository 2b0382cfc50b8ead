import type { Change } from '#contracts/receptionist/changes.ts'
import type { DiaryConfiguration, Service } from '#contracts/receptionist/diary.ts'
import { findServicePlace } from '#contracts/receptionist/service-place.ts'
import { formatPrice } from '#contracts/words/amounts.ts'
import { PLACE_WORDS } from '#contracts/words/service-place.ts'
import { compareFields, pairById } from './compare-fields.ts'

const formatMinutes = (minutes: number) => (minutes === 0 ? 'nothing' : `${minutes} min`)
const formatPlace = (service: Service) => PLACE_WORDS[findServicePlace(service)]
const formatBooks = ({ booksAlone }: Service) => (booksAlone ? 'by itself' : 'by a person, it takes a message')

function formatNotice(minutes: number): string {
  const [count, unit] =
    minutes % 1_440 === 0 ? [minutes / 1_440, 'day'] : minutes % 60 === 0 ? [minutes / 60, 'hour'] : [minutes, 'minute']
  if (minutes === 0) return 'until the last minute'
  return `${count} ${unit}${count === 1 ? '' : 's'} before`
}

/** Describes differences in services. Names the people who offer them. */
export function describeServices(before: DiaryConfiguration, after: DiaryConfiguration): Change[] {
  const { added, removed, kept } = pairById(before.services, after.services)
  return [
    ...added.map((one): Change => {
      const said = [
        `${one.minutes} min`,
        formatPrice(one.priceCents),
        formatPlace(one),
        formatDiaryNames(one, after),
      ].join(', ')
      return { part: 'services', id: one.id, title: `New service: “${one.name.en}”`, lines: [{ after: said }] }
    }),
    ...removed.map((one): Change => {
      const said = `${one.minutes} min, ${formatPrice(one.priceCents)}`
      return { part: 'services', id: one.id, title: `Service removed: “${one.name.en}”`, lines: [{ before: said }] }
    }),
    ...kept.flatMap(([old, now]) => describeService({ old, now, before, after })),
  ]
}

function formatDiaryNames({ diaryIds }: Service, { diaries }: DiaryConfiguration): string {
  return (
    diaries
      .filter(({ id }) => diaryIds.includes(id))
      .map(({ name }) => name)
      .join(', ') || 'nobody'
  )
}

type Pair = { old: Service; now: Service; before: DiaryConfiguration; after: DiaryConfiguration }

function describeService({ old, now, before, after }: Pair): Change[] {
  const field = (name: string, title: string, say: (one: Service) => string) => ({
    id: `${now.id}.${name}`,
    title: `${title} “${now.name.en}”`,
    before: say(old),
    after: say(now),
  })
  // Compares people by id, so that a renamed person is the same.
  const who = (one: Service) =>
    one === old && sameIds(old, now)
      ? formatDiaryNames(now, after)
      : formatDiaryNames(one, one === old ? before : after)
  return compareFields('services', [
    field('name.en', 'Name of', ({ name }) => name.en),
    { ...field('name.ga', 'Irish name of', ({ name }) => name.ga), language: 'ga' },
    field('otherWords', 'Other words for', ({ otherWords }) => otherWords || 'none'),
    field('minutes', 'Length of', ({ minutes }) => `${minutes} min`),
    field('bufferMinutes', 'Kept free after', ({ bufferMinutes }) => formatMinutes(bufferMinutes)),
    field('price', 'Price of', ({ priceCents }) => formatPrice(priceCents)),
    field('place', 'Place of', formatPlace),
    field('diaryIds', 'Who does', who),
    field('earliestNoticeMinutes', 'Booking closes for', (one) => formatNotice(one.earliestNoticeMinutes)),
    field('furthestDays', 'Days ahead for', ({ furthestDays }) => `${furthestDays} days`),
    field('booksAlone', 'Who books', formatBooks),
  ])
}

const sameIds = (one: Service, other: Service) => one.diaryIds.toSorted().join() === other.diaryIds.toSorted().join()
