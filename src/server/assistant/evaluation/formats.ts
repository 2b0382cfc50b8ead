import { z } from 'zod'
import { LANGUAGES } from '#contracts/receptionist/diary.ts'

const language = z.enum(LANGUAGES)
const texts = z.object({ title: z.string(), text: z.string() })

export const knowledgeFile = z.object({
  tenants: z.record(z.string(), z.unknown()),
  entries: z.array(z.object({ id: z.string(), tenant: z.string(), en: texts.optional(), ga: texts.optional() })),
})

const question = z.object({ id: z.string(), lang: language, tenant: z.string(), text: z.string() })
export const questionsFile = z.object({
  answerable: z.array(question.extend({ expect: z.string(), also: z.string().optional() })),
  unanswerable: z.array(question),
})

export const dialogueFile = z.object({
  lines: z.array(
    z.object({
      id: z.string(),
      lang: language,
      // null: a question that only knowledge can answer
      intent: z.string().nullable(),
      text: z.string(),
      slots: z.record(z.string(), z.unknown()).optional(),
      expect: z.object({ lang: language.nullish(), kind: z.string().nullish() }).optional(),
    }),
  ),
})

const dateItem = z.object({
  text: z.string(),
  lang: language.optional(),
  at: z.string().optional(),
  day: z.string().optional(),
  part: z.string().optional(),
  from: z.string().optional(),
  to: z.string().optional(),
  week: z.string().optional(),
  after: z.string().optional(),
  confirm: z.boolean().optional(),
})
export const datesFile = z.object({ reference: z.string().optional(), items: z.array(dateItem) })

export const languagesFile = z.object({ items: z.array(z.tuple([z.enum([...LANGUAGES, 'neutral']), z.string()])) })

export type KnowledgeSet = z.infer<typeof knowledgeFile>
export type QuestionSet = z.infer<typeof questionsFile>
export type DialogueSet = z.infer<typeof dialogueFile>
export type DateSet = z.infer<typeof datesFile>
export type DateItem = z.infer<typeof dateItem>
export type LanguageSet = z.infer<typeof languagesFile>

/** The sets of one evaluation; those that were not given are missing. */
export interface EvaluationSets {
  knowledge?: KnowledgeSet
  questions?: QuestionSet
  dialogue?: DialogueSet
  dates?: DateSet
  languages?: LanguageSet
}
