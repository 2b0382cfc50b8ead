import { formatMoment, formatShortDay } from '#contracts/words/dates.ts'
import type { Ctx } from '#server/context.ts'
import { getProfile, listConsents, listSessions } from '#server/domains/identity/index.ts'
import { COMPANY_ORGANISATION_ID, getOrganisation } from '#server/domains/organisations/index.ts'
import { previewErasure } from '#server/domains/privacy/index.ts'
import { getSecuritySettings } from '#server/domains/settings/index.ts'
import { getPerson } from '../../dashboard/get-person.ts'

export type AccountData = Awaited<ReturnType<typeof loadAccount>>

/** The data of the page. The server words the times, because the browser's text could differ. */
export async function loadAccount(ctx: Ctx) {
  const [profile, organisation, sessions, consents, erasure, security] = await Promise.all([
    getProfile(ctx),
    getOrganisation(ctx),
    listSessions(ctx),
    listConsents(ctx),
    previewErasure(ctx),
    getSecuritySettings(ctx),
  ])
  return {
    person: await getPerson(ctx),
    profile,
    organisation: { ...organisation, isCompany: organisation.id === COMPANY_ORGANISATION_ID },
    sessions: sessions.map((session) => ({
      ...session,
      lastUsed: formatMoment(session.lastUsedAt),
      ends: formatMoment(session.endsAt),
    })),
    idleHours: profile.role === 'ADMIN' ? security.adminIdleHours : undefined,
    consents: consents.map((consent) => ({
      ...consent,
      when: formatMoment(consent.at),
      textOf: formatShortDay(consent.textVersion),
    })),
    erasure,
  }
}
