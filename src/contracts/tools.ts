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
