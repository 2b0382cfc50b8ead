import { SAVING_CATEGORIES, SAVING_CATEGORY_LABELS, type SavingPeriod, type SavingsReport } from '#contracts/savings.ts'
import { wholePercents } from '#contracts/whole-percents.ts'
import { formatEuro, formatHours } from '#contracts/words/amounts.ts'
import type { Block, DocumentDescription } from '#server/documents/index.ts'
import { bucketName } from '#web/features/savings/bucket-names.ts'
import { calculateChange } from '#web/features/savings/change.ts'
import { rangeInWords } from '#web/features/savings/range-in-words.ts'
import { listFigures } from './figures.ts'

type Facts = {
  report: SavingsReport
  organisation: string
  company: DocumentDescription['company']
  hasSamples: boolean
  createdAt: Date
}

const BY: Record<SavingPeriod, string> = { monthly: 'Month', quarterly: 'Quarter', yearly: 'Year' }

/** The content of the PDF: figures, shares, trend, and how each figure is calculated. */
export function describeReport({ report, organisation, company, hasSamples, createdAt }: Facts): DocumentDescription {
  const { now, before } = report
  const subtitle = `${organisation}. ${rangeInWords(now.range)}, against ${rangeInWords(before.range)}`
  return {
    title: `Savings report, ${organisation}`,
    company,
    label: 'Savings report',
    createdAt,
    blocks: [
      { kind: 'title', text: 'Savings report', subtitle },
      ...(hasSamples ? [SAMPLES] : []),
      {
        kind: 'figures',
        items: listFigures(now, before).map(({ label, now: value, before: was }) => ({
          label,
          value,
          note: `before: ${was}`,
        })),
      },
      { kind: 'heading', text: 'Where it came from' },
      layOutShares(report),
      { kind: 'heading', text: 'Over time' },
      layOutTrend(report),
      { kind: 'heading', text: 'How each figure is computed' },
      { kind: 'details', rows: listFigures(now, before).map(({ label, how }): [string, string] => [label, how]) },
    ],
  }
}

const SAMPLES: Block = { kind: 'paragraph', text: 'These figures include sample data that was never measured.' }

function layOutShares({ now, before }: SavingsReport): Block {
  const percents = wholePercents(SAVING_CATEGORIES.map((category) => now.savings.byCategory[category]))
  return {
    kind: 'table',
    caption: 'Savings of the period by what they came from',
    columns: [
      { label: 'Offer', width: 4 },
      { label: 'Saved', width: 2, align: 'right' },
      { label: 'Share', width: 1, align: 'right' },
      { label: 'Before', width: 2, align: 'right' },
      { label: 'Change', width: 2, align: 'right' },
    ],
    rows: SAVING_CATEGORIES.map((category, index) => {
      const [saved, was] = [now.savings.byCategory[category], before.savings.byCategory[category]]
      const share = `${percents[index]}%`
      return [
        SAVING_CATEGORY_LABELS[category],
        formatEuro(saved),
        share,
        formatEuro(was),
        calculateChange(saved, was)?.text ?? '',
      ]
    }),
    totals: [{ label: 'Saved in the period', value: formatEuro(now.savings.cents), isStrong: true }],
  }
}

function layOutTrend({ period, buckets }: SavingsReport): Block {
  return {
    kind: 'table',
    caption: 'Savings over time',
    columns: [
      { label: BY[period], width: 3 },
      ...SAVING_CATEGORIES.map((category) => ({
        label: SAVING_CATEGORY_LABELS[category],
        width: 2,
        align: 'right' as const,
      })),
      { label: 'Time', width: 2, align: 'right' },
    ],
    rows: buckets.map((bucket) => [
      bucketName(bucket).label,
      ...SAVING_CATEGORIES.map((category) => formatEuro(bucket.cents[category])),
      formatHours(bucket.minutes),
    ]),
  }
}
