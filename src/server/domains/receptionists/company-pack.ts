import { websitesMarketing } from '#content/en/websites-marketing.ts'
import {
  COMPANY_GREETING,
  COMPANY_SERVICES,
  listPlanEntries,
  listServicePrices,
} from '#content/receptionist/packs/company.ts'
import { BUSINESS_ENTRIES } from '#content/receptionist/packs/company-business.ts'
import { RECEPTIONIST_ENTRIES } from '#content/receptionist/packs/company-receptionist.ts'
import { SITE_ENTRIES } from '#content/receptionist/packs/company-site.ts'
import { listPlanSums } from '#content/receptionist/packs/company-sums.ts'
import { PLANS, VAT_PERCENT } from '#contracts/plans.ts'
import { receptionistConfiguration } from '#contracts/receptionist/configuration.ts'
import { type Period, WEEKDAYS, type Weekday } from '#contracts/receptionist/diary.ts'
import type { CompanySettings } from '#contracts/settings.ts'
import { DEFAULT_RULES, type Start, startService, toEntry } from './starter-packs.ts'

const TEAM = 'team'

/** Builds the company's own receptionist from its settings and plans. */
export function buildCompanyStart(company: CompanySettings): Start {
  const hours = readOpeningHours(company.openingHours)
  const entries = [
    ...listPlanEntries(Object.values(PLANS), VAT_PERCENT),
    ...listPlanSums(Object.values(PLANS), VAT_PERCENT),
    ...listServicePrices(websitesMarketing.prices.lines, VAT_PERCENT),
    ...RECEPTIONIST_ENTRIES,
    ...BUSINESS_ENTRIES,
    ...SITE_ENTRIES,
  ]
  return {
    configuration: receptionistConfiguration.parse({
      name: { en: company.name, ga: company.name },
      address: company.addressLines.join(', '),
      phone: company.phone,
      email: company.email,
      languages: ['en', 'ga'],
      greeting: COMPANY_GREETING,
      diary: {
        openingHours: hours,
        publicHolidays: 'closed',
        closures: [],
        services: COMPANY_SERVICES.map((service) => startService(service, [TEAM])),
        diaries: [{ id: TEAM, name: company.name }],
      },
      ...DEFAULT_RULES,
      staffHours: hours,
    }),
    entries: entries.map((entry) => toEntry(entry, 'plans', true)),
  }
}

/** Parses lines such as "Monday to Friday" and "9:00 AM to 6:00 PM". Ignores lines in any other format. */
function readOpeningHours(lines: CompanySettings['openingHours']): Partial<Record<Weekday, Period[]>> {
  const hours: Partial<Record<Weekday, Period[]>> = {}
  for (const line of lines) {
    const period = readPeriod(line.hours)
    if (period === undefined) continue
    for (const weekday of readWeekdays(line.days)) hours[weekday] = [...(hours[weekday] ?? []), period]
  }
  return hours
}

function readWeekdays(days: string): Weekday[] {
  const found = days.toLowerCase().match(/mon|tue|wed|thu|fri|sat|sun/g) ?? []
  const places = found.map((start) => WEEKDAYS.findIndex((weekday) => weekday.startsWith(start)))
  const [first = 0, last] = places
  if (/ to |[–-]/.test(days) && last !== undefined) return WEEKDAYS.slice(first, last + 1)
  return places.flatMap((place) => WEEKDAYS[place] ?? [])
}

function readPeriod(hours: string): Period | undefined {
  const [from, to] = [...hours.matchAll(/(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm)?/gi)].map(([, hour, minute, half]) => {
    const shift = half?.toLowerCase() === 'pm' && hour !== '12' ? 12 : 0
    return `${String(Number(hour) + shift).padStart(2, '0')}:${minute ?? '00'}`
  })
  return from === undefined || to === undefined ? undefined : { from, to }
}
