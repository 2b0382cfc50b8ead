import type { Ctx } from '#server/context.ts'
import { getProfile, listConsents, listSessions } from '#server/domains/identity/index.ts'
import { COMPANY_ORGANISATION_ID, getOrganisation } from '#server/domains/organisations/index.ts'
import { previewErasure } from '#server/domains/privacy/index.ts'
import { portalPersonOf } from '#web/features/portal-frame/portal-person.ts'

const MOMENT = new Intl.DateTimeFormat('en-IE', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'Europe/Dublin',
})

const DAY = new Intl.DateTimeFormat('en-IE', { dateStyle: 'medium', timeZone: 'UTC' })

export type AccountData = Awaited<ReturnType<typeof loadAccount>>

/** Everything the page shows. Times are put into words here, so that server and browser cannot differ on them. */
export async function loadAccount(ctx: Ctx) {
  const [profile, organisation, sessions, consents, erasure] = await Promise.all([
    getProfile(ctx),
    getOrganisation(ctx),
    listSessions(ctx),
    listConsents(ctx),
    previewErasure(ctx),
  ])
  return {
    person: portalPersonOf(profile),
    profile,
    organisation: { ...organisation, isCompany: organisation.id === COMPANY_ORGANISATION_ID },
    sessions: sessions.map((session) => ({ ...session, lastUsed: MOMENT.format(new Date(session.lastUsedAt)) })),
    consents: consents.map((consent) => ({
      ...consent,
      when: MOMENT.format(new Date(consent.at)),
      textOf: DAY.format(new Date(consent.textVersion)),
    })),
    erasure,
  }
}
