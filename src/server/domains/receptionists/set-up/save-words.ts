import { detailsForm, greetingForm, handoverForm } from '#contracts/receptionist/set-up.ts'
import { requirePermission } from '../../../access.ts'
import type { Ctx } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import { parseInput } from '../../../parse.ts'
import { isIrishFirst } from '../drafts-and-versions.ts'
import { changeConfiguration } from './change-configuration.ts'

const IRISH_COMES_FIRST = 'A public body answers in Irish first, and in English. This cannot be changed'

/** Saves the languages and the greeting after the disclosure. The languages of a public body are fixed. */
export async function saveGreeting(ctx: Ctx, input: unknown): Promise<void> {
  const { userType } = requirePermission(ctx, 'receptionist.change')
  const { version, ...words } = parseInput(greetingForm, input)
  if (userType === 'GOVERNMENT' && !isIrishFirst(words)) {
    throw new AppError('invalid_input', IRISH_COMES_FIRST, { fieldErrors: { languages: IRISH_COMES_FIRST } })
  }
  await changeConfiguration(ctx, {
    version,
    part: 'greeting',
    shows: ({ languages, greeting }) => [languages, greeting],
    change: () => words,
  })
}

/** Saves name, address and phone number for callers. */
export async function saveDetails(ctx: Ctx, input: unknown): Promise<void> {
  requirePermission(ctx, 'receptionist.change')
  const { version, name: named, address: where, phone: number } = parseInput(detailsForm, input)
  await changeConfiguration(ctx, {
    version,
    part: 'name, address and phone',
    shows: ({ name, address, phone }) => [name, address, phone],
    change: () => ({ name: named, address: where, phone: number }),
  })
}

/** Saves the handover rules, the receivers of mails, and the staff hours. */
export async function saveHandover(ctx: Ctx, input: unknown): Promise<void> {
  requirePermission(ctx, 'receptionist.change')
  const form = parseInput(handoverForm, input)
  const rules = [
    { when: 'asked', times: 1 },
    { when: 'complaint', times: 1 },
    { when: 'not understood', times: form.notUnderstood },
    { when: 'not known', times: form.notKnown },
  ] as const
  await changeConfiguration(ctx, {
    version: form.version,
    part: 'bringing in a person',
    shows: ({ handover, mailTo, mailsBookings, staffHours, giveBackMinutes, helplines }) => [
      handover,
      mailTo,
      mailsBookings,
      staffHours,
      giveBackMinutes,
      helplines,
    ],
    change: ({ diary }) => ({
      handover: rules.filter(({ times }) => times > 0),
      mailTo: form.mailTo === 'everybody' ? [] : form.people,
      mailsBookings: form.mailsBookings,
      staffHours: form.ownStaffHours ? form.staffHours : diary.openingHours,
      giveBackMinutes: form.giveBackMinutes,
      helplines: { crisis: form.crisis, gas: form.gas },
    }),
  })
}
