import { z } from 'zod'
import { id, line, optionalLine, paragraph } from '../primitives.ts'
import { bilingualName, diaryConfiguration, LANGUAGES, language, openingHours } from './diary.ts'

/** What can bring in a person. The first rule that matches counts. */
export const HANDOVER_TRIGGERS = ['asked', 'complaint', 'not understood', 'not known'] as const

const handoverRule = z.object({
  when: z.enum(HANDOVER_TRIGGERS),
  /** How often in a row before it counts. */
  times: z.number().int().min(1).max(5),
})

const greeting = paragraph(0, 'Please write a greeting', { longest: 500 })

/** One version of a receptionist: everything that it goes by, besides its knowledge. Never changed once it is saved. */
export const receptionistConfiguration = z.object({
  name: bilingualName,
  address: optionalLine,
  phone: optionalLine,
  email: optionalLine,
  website: optionalLine,
  /** The first one opens a conversation whose language nobody chose. */
  languages: z.array(language).min(1, 'Please choose a language').max(LANGUAGES.length),
  /** Own words after the disclosure; empty says nothing. */
  greeting: z.object({ en: greeting, ga: greeting }),
  diary: diaryConfiguration,
  handover: z.array(handoverRule).max(20),
  /** Who is mailed when a conversation needs a person. Empty: everybody who may answer. */
  mailTo: z.array(id('usr')).max(100).default([]),
  /** When somebody can take over at once. */
  staffHours: openingHours,
  /** After so many minutes without a word from the person who took over, the receptionist answers again. */
  giveBackMinutes: z.number().int().min(1).max(10_080).default(60),
  /** Whom the contact rings in danger besides 112: a line for each, as "Samaritans 116 123". */
  helplines: z
    .object({ crisis: line(1, 'Please name the helpline'), gas: line(1, 'Please name the line') })
    .default({ crisis: 'Samaritans, 116 123', gas: 'Gas Networks Ireland, 1800 20 50 50' }),
})

export type ReceptionistConfiguration = z.output<typeof receptionistConfiguration>
export type ReceptionistConfigurationInput = z.input<typeof receptionistConfiguration>
