import type { PlanId } from './plans.ts'

/** Sector modules are licensed one by one. Plans include services. */
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
  /** The smallest plan that includes it at no extra cost. Null: sold or licensed separately. */
  includedFrom: PlanId | null
  /** Sent back with a change. A change based on an older version is refused. */
  version: number
  /** Instants. */
  createdAt: string
  updatedAt: string
}

/** Length of a tool's trial. It ends by itself and costs nothing. */
export const TOOL_TRIAL_DAYS = 14

/** A tool that an organisation uses. */
export type ToolSubscription = {
  id: string
  toolId: string
  name: string
  status: 'ACTIVE' | 'TRIAL'
  /** Instants. */
  startDate: string
  /** The date of the plan's next fee. Null when nothing else is billed. */
  nextBilling: string | null
  /** End of a trial, of a cancelled tool, or of a cancelled plan with all its tools. */
  endsAt: string | null
  isCancelled: boolean
  /** False when the plan has ended or does not include the tool. The tool then rests until a plan includes it. */
  isIncluded: boolean
  isSample: boolean
}

/** Why a business cannot add a tool. */
export type ToolRefusal = {
  reason: 'no_plan' | 'higher_plan' | 'sold_separately' | 'licensed_separately' | 'not_offered'
  explanation: string
}

/** A tool of the catalogue for one business. */
export type ToolOffer = Pick<Tool, 'id' | 'kind' | 'name' | 'slug' | 'description'> & {
  /** Undefined when the business can add it. */
  refusal?: ToolRefusal
  canTry: boolean
}
