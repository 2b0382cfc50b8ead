import type { INDUSTRIES } from '#contracts/registration-options.ts'
import type { StarterPack } from '../pack.ts'
import { AUTOMOTIVE } from './automotive.ts'
import { BEAUTY } from './beauty.ts'
import { CONSTRUCTION } from './construction.ts'
import { EDUCATION } from './education.ts'
import { FINANCE } from './finance.ts'
import { HEALTHCARE } from './healthcare.ts'
import { MANUFACTURING } from './manufacturing.ts'
import { OTHER } from './other.ts'
import { PROFESSIONAL_SERVICES } from './professional-services.ts'
import { REAL_ESTATE } from './real-estate.ts'
import { RESTAURANTS } from './restaurants.ts'
import { RETAIL } from './retail.ts'
import { TECHNOLOGY } from './technology.ts'

export { PUBLIC_BODY } from './public-body.ts'

const PACKS: Record<(typeof INDUSTRIES)[number], StarterPack> = {
  'Retail & E-commerce': RETAIL,
  'Restaurants & Food Service': RESTAURANTS,
  'Healthcare & Medical': HEALTHCARE,
  'Professional Services': PROFESSIONAL_SERVICES,
  'Construction & Trades': CONSTRUCTION,
  'Real Estate': REAL_ESTATE,
  Automotive: AUTOMOTIVE,
  'Beauty & Wellness': BEAUTY,
  'Finance & Insurance': FINANCE,
  Education: EDUCATION,
  Technology: TECHNOLOGY,
  Manufacturing: MANUFACTURING,
  Other: OTHER,
}

const BY_INDUSTRY = new Map(Object.entries(PACKS))

/** The pack of an industry of the registration; people may also have typed another one. */
export function findPack(industry: string | null): StarterPack {
  return BY_INDUSTRY.get(industry ?? '') ?? OTHER
}
