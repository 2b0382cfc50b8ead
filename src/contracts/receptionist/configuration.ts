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

const text = (longest: number) =>
  paragraph(0, 'Please write text', { longest })
    .nullish()
    .transform((typed) => typed || null)

/** A question and its answer. An answer in one language is not used in the other. */
export const knowledgeEntry = z
  .object({
    topic: line(1, 'Please name the topic', { longest: 80 }),
    questionEn: text(300),
    answerEn: text(2_000),
    questionGa: text(300),
    answerGa: text(2_000),
  })
  .refine(
    ({ questionEn, answerEn, questionGa, answerGa }) =>
      (questionEn !== null && answerEn !== null) || (questionGa !== null && answerGa !== null),
    { path: ['questionEn'], error: 'Please write a question and its answer in one language at least' },
  )

export type KnowledgeText = z.output<typeof knowledgeEntry>

export type KnowledgeEntry = KnowledgeText & {
  id: string
  source: string
  /** False: a person should check it. */
  isChecked: boolean
  version: number
  updatedAt: string
}
