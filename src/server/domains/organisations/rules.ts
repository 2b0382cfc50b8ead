import { findEircode, parsePhone, parseVatNumber } from '#contracts/irish.ts'
import type { BusinessType } from '#contracts/registration-options.ts'
import type { UserType } from '#contracts/session.ts'

type TypedDetails = {
  industry?: string | undefined
  address?: string | undefined
  phone?: string | undefined
  email?: string | undefined
  vatNumber?: string | undefined
}

/** Normalises recognised values and stores others as typed. */
export function normaliseDetails(typed: TypedDetails) {
  return {
    industry: typed.industry ?? null,
    address: typed.address ?? null,
    eircode: findEircode(typed.address ?? '') ?? null,
    phone: normalisePhone(typed.phone),
    email: typed.email ?? null,
    vat_number: typed.vatNumber === undefined ? null : (parseVatNumber(typed.vatNumber) ?? typed.vatNumber),
  }
}

export function normalisePhone(typed: string | undefined): string | null {
  return typed === undefined ? null : (parsePhone(typed) ?? typed)
}

/** The kind of organisation must fit the portal, which was chosen at registration. */
export function findTypeRefusal(businessType: BusinessType, userType: UserType): string | undefined {
  if ((businessType === 'GOVERNMENT') === (userType === 'GOVERNMENT')) return undefined
  return userType === 'GOVERNMENT'
    ? 'This is a government account, so this stays Government/Public Sector.'
    : 'A public body needs a government account. Please register one.'
}
