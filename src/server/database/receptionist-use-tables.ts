import type { AnswererChoice, ModelRegion } from '#contracts/receptionist/model.ts'
import type { Day, Instant } from './values.ts'

/** Where and how much receptionists are used, and their answerers. */
export type ReceptionistUseTables = {
  usage_days: UsageDaysTable
  widget_sites: WidgetSitesTable
  widget_pages: WidgetPagesTable
  receptionist_models: ReceptionistModelsTable
  model_uses: ModelUsesTable
}

/** Rows outlive the conversations, because a plan's limit counts them. */
export type UsageDaysTable = {
  organisation_id: string
  /** The Irish day of the contact's first message. */
  day: Day
  conversations: number
}

/** A site that may embed an organisation's receptionist. */
export type WidgetSitesTable = {
  organisation_id: string
  /** Scheme, host and port: https://example.ie */
  origin: string
  created_at: Instant
}

/** How often the receptionist was opened on a page of such a site, on an Irish day. */
export type WidgetPagesTable = {
  organisation_id: string
  /** YYYY-MM-DD */
  day: string
  /** Origin and path. */
  address: string
  times: number
  last_at: Instant
}

/** The answerer of an organisation's receptionist. Without a row, the rules answer. */
export type ReceptionistModelsTable = {
  id: string
  organisation_id: string
  answerer: AnswererChoice
  allowed_region: ModelRegion | 'any'
  /** URL of the organisation's own endpoint. Kept when another choice is made. */
  url: string | null
  name: string | null
  /** Encrypted. */
  key: string | null
  region: ModelRegion
  /** Cents for a million tokens. */
  input_price: number
  output_price: number
  monthly_budget_cents: number
  version: number
  updated_at: Instant
}

/** Turns, tokens and cost by month, since a language model was chosen. */
export type ModelUsesTable = {
  organisation_id: string
  /** Irish month, YYYY-MM. */
  month: string
  model_turns: number
  rules_turns: number
  tokens: number
  microcents: number
}
