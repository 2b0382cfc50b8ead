import { findEircode, parsePhone, parseVatNumber } from '#contracts/irish.ts'
import type { BusinessType } from '#contracts/registration-options.ts'
import type { UserType } from '#contracts/session.ts'

type Typed = {
  industry?: string | undefined
  address?: string | undefined
  phone?: string | undefined
  email?: string | undefined
  vatNumber?: string | undefined
}

/** What is stored of what was typed: in one form where it is understood, as typed where it is not. */
export function normaliseDetails(typed: Typed) {
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

/** Which portal an account belongs to was decided when it was made; the kind of organisation must fit. */
export function refusalOfType(businessType: BusinessType, userType: UserType): string | undefined {
  if ((businessType === 'GOVERNMENT') === (userType === 'GOVERNMENT')) return undefined
  return userType === 'GOVERNMENT'
    ? 'This is a government account, so this stays Government/Public Sector.'
    : 'A public body needs a government account. Please register one.'
}
