import { z } from 'zod'

export const ANALYTICS_PERIODS = ['monthly', 'quarterly', 'yearly', 'custom'] as const
export type AnalyticsPeriod = (typeof ANALYTICS_PERIODS)[number]

const day = z.iso.date().optional().catch(undefined)

/** The address of the administrators' figures: what makes no sense in it counts as left out. Days are Irish ones. */
export const analyticsQuery = z.object({
  period: z.enum(ANALYTICS_PERIODS).catch('monthly'),
  from: day,
  to: day,
})
export type AnalyticsQuery = z.output<typeof analyticsQuery>

/** Part of the time that is looked at. Instants: from, up to but without `to`. */
export type Bucket = { key: string; label: string; tick: string; from: string; to: string }

export type Unit = 'count' | 'cents' | 'hours'

export type Measure = {
  key: string
  title: string
  /** What exactly is counted, and what is not. */
  definition: string
  unit: Unit
  chart: 'bars' | 'stack'
  series: { key: string; label: string }[]
  /** For each bucket a value for each series. */
  values: number[][]
}

/** How things stand now, whatever period is looked at. */
export type Standing = {
  monthlyCents: number
  paying: number
  /** Of those who pay. */
  billedYearly: number
  trials: number
  plans: { key: string; label: string; value: number }[]
}

export type AnalyticsReport = { from: string; to: string; buckets: Bucket[]; measures: Measure[]; standing: Standing }
