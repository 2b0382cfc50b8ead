import { z } from 'zod'
import { filterDay } from './lists.ts'

const ANALYTICS_PERIODS = ['monthly', 'quarterly', 'yearly', 'custom'] as const
export type AnalyticsPeriod = (typeof ANALYTICS_PERIODS)[number]

/** Search parameters of the administrators' figures. Invalid ones are ignored. Days are Irish. */
export const analyticsQuery = z.object({
  period: z.enum(ANALYTICS_PERIODS).catch('monthly'),
  from: filterDay,
  to: filterDay,
})
export type AnalyticsQuery = z.output<typeof analyticsQuery>

/** A part of the period, from the instant `from` until before `to`. */
export type Bucket = { key: string; label: string; tick: string; from: string; to: string }

export type Unit = 'count' | 'cents' | 'hours'

export type Measure = {
  key: string
  title: string
  /** Shown with the figure: what is counted and what is not. */
  definition: string
  unit: Unit
  chart: 'bars' | 'stack'
  series: { key: string; label: string }[]
  /** One array for each bucket, with a value for each series. */
  values: number[][]
}

/** Current figures, independent of the period. */
export type Standing = {
  monthlyCents: number
  paying: number
  /** Number of paying customers billed yearly. */
  billedYearly: number
  trials: number
  plans: { key: string; label: string; value: number }[]
}

export type AnalyticsReport = { from: string; to: string; buckets: Bucket[]; measures: Measure[]; standing: Standing }
