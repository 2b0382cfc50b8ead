import { z } from 'zod'
import { id, line, optionalLine, paragraph } from '../primitives.ts'
import { bilingualName, diaryConfiguration, LANGUAGES, language, openingHours } from './diary.ts'

/** Triggers of a handover to a person. The first matching rule applies. */
export const HANDOVER_TRIGGERS = ['asked', 'complaint', 'not understood', 'not known'] as const

const handoverRule = z.object({
  when: z.enum(HANDOVER_TRIGGERS),
  /** How many times in a row before the rule applies. */
  times: z.number().int().min(1).max(5),
})

const greeting = paragraph(0, 'Please write a greeting', { maxLength: 500 })

/** One version of a receptionist, without its knowledge. A saved version never changes. */
export const receptionistConfiguration = z.object({
  name: bilingualName,
  address: optionalLine,
  phone: optionalLine,
  email: optionalLine,
  website: optionalLine,
  /** The first language opens a conversation without a chosen language. */
  languages: z.array(language).min(1, 'Please choose a language').max(LANGUAGES.length),
  /** The organisation's own words after the disclosure. May be empty. */
  greeting: z.object({ en: greeting, ga: greeting }),
  diary: diaryConfiguration,
  handover: z.array(handoverRule).max(20),
  /** Members who are mailed when a conversation needs a person. Empty: all who may answer. */
  mailTo: z.array(id('usr')).max(100).default([]),
  /** Whether they are also mailed each booking that a caller makes, moves or cancels. */
  mailsBookings: z.boolean().default(true),
  /** Hours in which staff can take over immediately. */
  staffHours: openingHours,
  /** The receptionist answers again after this many minutes without a message from the person who took over. */
  giveBackMinutes: z.number().int().min(1).max(10_080).default(60),
  /** Emergency numbers besides 112, one a line, such as "Samaritans 116 123". */
  helplines: z
    .object({ crisis: line(1, 'Please name the helpline'), gas: line(1, 'Please name the line') })
    .default({ crisis: 'Samaritans, 116 123', gas: 'Gas Networks Ireland, 1800 20 50 50' }),
})

export type ReceptionistConfiguration = z.output<typeof receptionistConfiguration>
export type ReceptionistConfigurationInput = z.input<typeof receptionistConfiguration>

/** Whether nobody has said yet when somebody is there: the hours of a starter pack promise no presence. */
export const hasGuessedStaffHours = ({ diary, staffHours }: ReceptionistConfiguration): boolean =>
  diary.hoursAreGuessed === true && JSON.stringify(staffHours) === JSON.stringify(diary.openingHours)
