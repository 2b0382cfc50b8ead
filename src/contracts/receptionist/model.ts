import { z } from 'zod'
import { euroAmount, line, version } from '../primitives.ts'

/** Who words the answers: the rules, the model of this installation, or the organisation's own model. */
const ANSWERER_CHOICES = ['rules', 'shared', 'own'] as const
export type AnswererChoice = (typeof ANSWERER_CHOICES)[number]

const MODEL_REGIONS = ['eu', 'other'] as const
export type ModelRegion = (typeof MODEL_REGIONS)[number]

/** An empty field gets the default, because forms hide the fields of other choices. */
const amount = (message: string, otherwise: string) =>
  z.preprocess(
    (typed) => (typed === undefined || (typeof typed === 'string' && typed.trim() === '') ? otherwise : typed),
    euroAmount(message, 100_000),
  )
const price = amount('Please write the price in euro, like 0.15', '0')

const endpoint = line(0, 'Please write the address', { maxLength: 500 }).refine(
  (text) => text === '' || isEndpoint(text),
  'Please write an address that starts with https://, without a password or a question mark',
)

function isEndpoint(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, search, hash } = new URL(text)
  return protocol === 'https:' && `${username}${password}${search}${hash}` === ''
}

const IN_KEY = /^[\x21-\x7E]*$/

/** The form "Who words its answers". An empty key keeps the stored one while the address is unchanged. */
export const modelForm = z
  .object({
    version,
    answerer: z.enum(ANSWERER_CHOICES, { error: 'Please choose who words the answers' }),
    euOnly: z.string().optional(),
    url: endpoint.default(''),
    name: line(0, 'Please name the model', { maxLength: 200 }).default(''),
    modelKey: z
      .string()
      .trim()
      .max(1_000, 'Please check the key: it is too long')
      .regex(IN_KEY, 'Please check the key: it has characters that no key has')
      .default(''),
    removeKey: z.string().optional(),
    region: z.enum(MODEL_REGIONS, { error: 'Please choose where the model is' }).default('other'),
    inputPrice: price,
    outputPrice: price,
    monthlyBudget: amount('Please write the most that a month may cost in euro, like 10', '10'),
  })
  .superRefine(({ answerer, url, name, euOnly, region }, issues) => {
    if (answerer !== 'own') return
    if (url === '') issues.addIssue({ code: 'custom', path: ['url'], message: 'Please write the address of the model' })
    if (name === '') issues.addIssue({ code: 'custom', path: ['name'], message: 'Please name the model' })
    if (euOnly !== undefined && region !== 'eu') {
      const message = 'You want no model outside the EU. Choose one in the EU, or change that'
      issues.addIssue({ code: 'custom', path: ['region'], message })
    }
  })

/** The stored choice, without the key. */
export type ModelSetUp = {
  version: number
  answerer: AnswererChoice
  euOnly: boolean
  /** The model of this installation, if there is one. */
  shared: { name: string; region: ModelRegion; monthlyBudgetCents: number } | null
  own: {
    url: string
    name: string
    hasKey: boolean
    region: ModelRegion
    inputPrice: number
    outputPrice: number
    monthlyBudgetCents: number
  }
  /** Why the chosen model is not used. Null while it is used, or when the rules are chosen. */
  unused: 'none here' | 'outside the EU' | 'budget' | null
  month: ModelMonth | null
}

/** This month: turns by the model, and turns by the rules while a model was chosen. A cent is a million microcents. */
export type ModelMonth = { modelTurns: number; rulesTurns: number; tokens: number; microcents: number }
