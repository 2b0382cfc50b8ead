import { z } from 'zod'

/** The endpoint of a language model, and its prices. */
export type SharedModel = {
  /** The address before /chat/completions. */
  url: string
  name: string
  /** Undefined for an endpoint without authentication, such as one on this machine. */
  key: string | undefined
  /** The operator's statement of where the endpoint is. */
  region: 'eu' | 'other'
  /** Cents for a million tokens. */
  inputPrice: number
  outputPrice: number
  /** For each organisation that uses it. */
  monthlyBudgetCents: number
}

const AMOUNT = /^\d{1,6}(?:\.\d{1,2})?$/
const euro = z
  .string()
  .regex(AMOUNT, 'must be an amount in euro, like 0.15')
  .transform((text) => Math.round(Number(text) * 100))

const endpoint = z.string().refine(isEndpoint, {
  message: 'must be a URL that starts with http://… or https://…, without a password, a query or a fragment',
})

function isEndpoint(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, search, hash } = new URL(text)
  return ['http:', 'https:'].includes(protocol) && `${username}${password}${search}${hash}` === ''
}

/** The environment variables of the shared model. Set all required ones or none. */
export const modelVariables = {
  MODEL_URL: endpoint.optional(),
  MODEL_NAME: z.string().max(200, 'must have 200 characters at most').optional(),
  // Sent as a header. The message never quotes the value.
  MODEL_KEY: z
    .string()
    .regex(/^[\x21-\x7E]{1,1000}$/, 'must be printable ASCII without spaces')
    .optional(),
  MODEL_REGION: z.enum(['eu', 'other'], { message: 'must be "eu" or "other"' }).optional(),
  MODEL_INPUT_PRICE: euro.optional(),
  MODEL_OUTPUT_PRICE: euro.optional(),
  MODEL_MONTHLY_BUDGET: euro.optional(),
}

type ModelVariables = z.output<z.ZodObject<typeof modelVariables>>

const DEFAULT_BUDGET_CENTS = 1_000

/** Reports missing variables: an address needs a model's name, and the others need both. */
export function checkModelVariables(env: ModelVariables, issues: z.core.$RefinementCtx): void {
  const names = Object.keys(modelVariables) as (keyof ModelVariables)[]
  const given = names.filter((name) => env[name] !== undefined)
  if (given.length === 0) return
  for (const name of ['MODEL_URL', 'MODEL_NAME'] as const) {
    if (env[name] === undefined)
      issues.addIssue({ code: 'custom', path: [name], message: `must be set with ${given[0]}` })
  }
}

export function readSharedModel(env: ModelVariables): SharedModel | undefined {
  const { MODEL_URL: url, MODEL_NAME: name } = env
  if (url === undefined || name === undefined) return undefined
  return {
    url,
    name,
    key: env.MODEL_KEY,
    region: env.MODEL_REGION ?? 'other',
    inputPrice: env.MODEL_INPUT_PRICE ?? 0,
    outputPrice: env.MODEL_OUTPUT_PRICE ?? 0,
    monthlyBudgetCents: env.MODEL_MONTHLY_BUDGET ?? DEFAULT_BUDGET_CENTS,
  }
}
