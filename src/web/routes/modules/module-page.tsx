import type { ModuleContent } from '#content/en/modules/module-content.ts'
import type { ModuleName } from '#contracts/modules.ts'
import type { Refusal } from '#web/features/form/refusal.ts'
import { ClosingSection } from './closing-section.tsx'
import { FiguresSection } from './figures-section.tsx'
import { LicensingSection } from './licensing-section.tsx'
import { ModuleHero } from './module-hero.tsx'
import { NameSection } from './name-section.tsx'
import { ServicesSection } from './services-section.tsx'
import './module.css'

type Props = {
  content: ModuleContent
  pageTitle: string
  others: { slug: ModuleName; name: string; sector: string }[]
  isSent: boolean
  refusal: Refusal | undefined
}

export function ModulePage({ content, pageTitle, others, isSent, refusal }: Props) {
  return (
    <div className="module-page" data-module={content.slug}>
      <ModuleHero content={content} />
      <NameSection name={content.name} acronym={content.acronym} />
      <FiguresSection name={content.name} figures={content.figures} />
      <ServicesSection services={content.services} limits={content.limits} />
      <LicensingSection
        module={content.slug}
        pageTitle={pageTitle}
        words={content.inquiry}
        isSent={isSent}
        refusal={refusal}
      />
      <ClosingSection module={content.slug} closing={content.closing} others={others} />
    </div>
  )
}
