import type { NewsArticle } from '#content/types.ts'
import { SectionRail } from '#web/ui/ogham.tsx'
import { PageContainer } from '#web/ui/page-container.tsx'
import { Block } from './block.tsx'
import './article.css'

export function ArticleBody({ article }: { article: NewsArticle }) {
  return (
    <div className="overflow-clip py-figure">
      <PageContainer className="railed">
        <SectionRail word="SCEAL" />
        <div className="article-body">
          {article.blocks.map((block) => (
            <Block key={JSON.stringify(block)} block={block} />
          ))}
          {article.sources.length > 0 && (
            <>
              <h2>Sources</h2>
              <ul>
                {article.sources.map(({ label, href }) => (
                  <li key={href}>
                    <a href={href} className="text-link">
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </PageContainer>
    </div>
  )
}
