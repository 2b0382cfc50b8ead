import type { LegalSection } from '#content/legal-document.ts'
import { Blocks } from './blocks.tsx'

export function NumberedSections({ sections }: { sections: LegalSection[] }) {
  return sections.map(({ id, title, blocks }, index) => (
    <section key={id} id={id} className="legal-section" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <span className="legal-number">{index + 1}</span> {title}
      </h2>
      <Blocks blocks={blocks} />
    </section>
  ))
}
