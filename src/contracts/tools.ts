import type { PlanId } from './plans.ts'

/** Sector modules are licensed one by one; services are what the plans are made of. */
export const TOOL_KINDS = ['module', 'service'] as const
export type ToolKind = (typeof TOOL_KINDS)[number]

export const TOOL_AUDIENCES = ['BUSINESS', 'GOVERNMENT', 'BOTH'] as const
export type ToolAudience = (typeof TOOL_AUDIENCES)[number]

/** One entry of the catalogue. */
export type Tool = {
  id: string
  kind: ToolKind
  name: string
  slug: string
  description: string
  targetAudience: ToolAudience
  isActive: boolean
  /** The smallest plan that includes it, at no further cost. Null: in no plan, sold or licensed by itself. */
  includedFrom: PlanId | null
  /** Sent back with a change, so that nobody overwrites what they have not seen. */
  version: number
  /** Instants. */
  createdAt: string
  updatedAt: string
}

/** How long a tool can be tried. A trial ends by itself and costs nothing. */
export const TOOL_TRIAL_DAYS = 14

/** A tool that an organisation uses. */
export type ToolSubscription = {
  id: string
  toolId: string
  name: string
  status: 'ACTIVE' | 'TRIAL'
  /** Instants. */
  startDate: string
  /** With the plan's monthly fee. Null: nothing more is billed. */
  nextBilling: string | null
  /** When a trial, what was cancelled, or a cancelled plan with all its tools, ends. */
  endsAt: string | null
  isCancelled: boolean
  /** False once the plan has ended, or was changed for one without it: the tool rests until there is one that has it. */
  isIncluded: boolean
  isSample: boolean
}

/** Why a business cannot add a tool by itself. */
export type ToolRefusal = {
  reason: 'no_plan' | 'higher_plan' | 'sold_separately' | 'licensed_separately' | 'not_offered'
  explanation: string
}

/** A tool of the catalogue as one business sees it. */
export type ToolOffer = Pick<Tool, 'id' | 'kind' | 'name' | 'slug' | 'description'> & {
  /** Undefined: it can be added. */
  refusal?: ToolRefusal
  canTry: boolean
}
