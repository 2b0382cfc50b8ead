import type { LegalBlock } from '#content/legal-document.ts'
import type { LinkText } from '#content/types.ts'
import { TextLink } from '#web/ui/link.tsx'

/** The paragraphs, lists and entries of one section. */
export function Blocks({ blocks }: { blocks: LegalBlock[] }) {
  return (
    <div className="legal-text">
      {blocks.map((block) => (
        <Block key={JSON.stringify(block)} block={block} />
      ))}
    </div>
  )
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>
  if ('list' in block) {
    return (
      <ul className="legal-list">
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )
  }
  if ('link' in block) {
    return (
      <p>
        <BlockLink {...block.link} />
      </p>
    )
  }
  return (
    <dl>
      {block.entries.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

export function BlockLink({ label, href }: LinkText) {
  if (!href.startsWith('/')) {
    return (
      <a href={href} className="text-link">
        {label}
      </a>
    )
  }
  return <TextLink to={href}>{label}</TextLink>
}
