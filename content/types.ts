import type { PlanId } from '#contracts/plans.ts'

/** Copy may contain `{company}`, because the company's name is a setting (see with-company.ts). */
export type PageMeta = { title: string; description: string }

export type LinkText = { label: string; href: string }

/** A heading or name with its sentence. */
export type Entry = { name: string; text: string }

/** A part of a text: plain, in Irish, or a link. */
export type Words = string | { irish: string } | { link: string; href: string }

export type Section = { title: string; text: string }

/** The closing call to action of a page. */
export type Closing = { title: string; text: string; action: LinkText }

export type Channel = 'Phone' | 'WhatsApp' | 'Email'

export type DayMoment = {
  /** 24-hour clock. */
  time: string
  channel: Channel
  asked: string
  isIrish?: true
  /** Set if several people ask at that moment. */
  people?: number
  outcome: string
  needsPerson: boolean
}

export type AiReceptionistPage = {
  meta: PageMeta
  hero: Section & { facts: Entry[]; actions: [LinkText, LinkText] }
  day: Section & { opens: string; closes: string; moments: DayMoment[] }
  channels: Section & { rows: (Entry & { example: string; isIrish?: boolean })[] }
  handover: Section & {
    alone: { title: string; items: string[] }
    person: { title: string; items: string[] }
    note: string
  }
  disclosure: Section & { exchange: { speaker: string; english: string; irish: string }[]; link: LinkText }
  integrations: Section & { rows: Entry[] }
  saving: Section
  price: {
    title: string
    monthly: string
    unit: string
    includes: string[]
    plans: string
    link: LinkText
    facts: Entry[]
  }
  closing: Closing
}

export type WebsitesMarketingPage = {
  meta: PageMeta
  hero: Section & { facts: Entry[]; actions: [LinkText, LinkText] }
  sheet: Section & { callouts: Entry[] }
  stages: Section & { rows: Entry[]; note: string }
  month: Section & { weeks: Entry[]; note: string }
  prices: Section & {
    lines: (Entry & { from: boolean; onceCents?: number; monthlyCents?: number; link?: LinkText })[]
    note: string
  }
  closing: Closing
}

export type BusinessAutomationPage = {
  meta: PageMeta
  hero: Section & { action: LinkText; before: string; after: string }
  job: Section & {
    steps: { name: string; before: string; after: string; isTypedAgain: boolean; isApproved: boolean }[]
    typed: { before: string; after: string }
    note: string
  }
  starts: Section & { rows: { name: string; when: string; outcome: string }[] }
  pen: Section & { rules: Entry[] }
  figures: { value: string; label: string }[]
  invoices: Section & { dates: Entry[] }
  closing: Closing
}

export type ModuleSlug = 'brigid' | 'patrick' | 'salmon' | 'tir' | 'fionn' | 'liafail' | 'dagda'

export type Access = 'Reads' | 'Asks' | 'None'

export type EnterpriseAiPage = {
  meta: PageMeta
  hero: Section & { action: LinkText }
  architecture: Section & { parts: Entry[] }
  access: Section & { sources: string[]; rows: { team: string; access: Access[] }[]; legend: Entry[]; note: string }
  audit: Section & {
    rows: { time: string; team: string; asked: string; outcome: string; kind: 'answered' | 'refused' | 'held' }[]
    note: string
  }
  assurance: Section & { facts: Entry[] }
  sectors: Section & { modules: { name: string; sector: string; slug: ModuleSlug }[]; note: string }
  closing: Closing
}

export type LedgerLine = {
  name: string
  text: string
  once: { fromCents: number; toCents?: number }
  monthly: { fromCents: number; toCents?: number } | null
  link: LinkText
}

export type SmeSolutionsPage = {
  meta: PageMeta
  hero: Section & { action: LinkText }
  ledger: {
    title: string
    lines: LedgerLine[]
    note: string
    extra: { text: string; monthlyCents: number; link: LinkText }
  }
  sum: Section & { plan: Exclude<PlanId, 'elite'>; website: { onceCents: number; monthlyCents: number } }
  trades: Section & { rows: { trade: string; asked: string; outcome: string; needsPerson?: true }[] }
  terms: Section & { rows: Entry[] }
  closing: Closing
}

export type AboutUsPage = {
  meta: PageMeta
  hero: Section
  script: Section & { families: { name: string; position: string; letters: string[] }[]; tryIt: string; note: string }
  story: { title: string; paragraphs: string[] }
  principles: Section & { rows: Entry[] }
  work: Section & { rows: (Entry & { href: string })[] }
  place: Section & { facts: Entry[] }
  closing: Closing
}

export type Role = {
  slug: string
  title: string
  /** The title in Irish, for roles in Irish. */
  titleIrish?: string
  team: string
  place: string
  /** ISO date. */
  posted: string
  /** Euro a year, gross. */
  band: { from: number; to: number }
  text: string
  does: string[]
  brings: string[]
}

export type CareersPage = {
  meta: PageMeta
  hero: Section & { action: LinkText }
  roles: Section & { rows: Role[]; applyLabel: string }
  process: Section & { steps: { when: string; name: string; text: string }[] }
  benefits: { title: string; leave: { days: number; unit: string; text: string }; rows: Entry[] }
  closing: Closing
}

export type NewsSummary = {
  slug: string
  title: string
  summary: string
  topic: string
  /** ISO date of publication. */
  date: string
}

export type ArticleBlock =
  | { heading: string }
  | { text: Words[] }
  | { list: Words[][] }
  | { steps: Words[][] }
  | { formula: string; meaning: string }
  | { caption: string; rows: [label: string, value: Words][] }
  | { note: Words[] }

export type NewsArticle = { blocks: ArticleBlock[]; sources: LinkText[] }

export type NewsPage = { meta: PageMeta; title: string; text: string; closing: Closing }
