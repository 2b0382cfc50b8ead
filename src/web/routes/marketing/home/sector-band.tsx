import { href, Link } from 'react-router'
import type { sectorBand, sectorModules } from '#content/en/home.ts'
import { Emblem } from '#web/ui/emblem.tsx'
import { PageContainer } from '#web/ui/page-container.tsx'

export type Sectors = typeof sectorBand & { modules: typeof sectorModules }

export function SectorBand({ sectors }: { sectors: Sectors }) {
  return (
    <div className="overflow-clip bg-canvas py-section" data-theme="dark">
      <PageContainer className="railed">
        <h2 className="display-2 max-w-lead">{sectors.title}</h2>
        <p className="lead mt-step max-w-lead">{sectors.text}</p>
        <ul className="stones">
          {sectors.modules.map(({ slug, name, sector, text }) => (
            <li key={slug}>
              <Link to={href('/modules/:name', { name: slug })} className={`stone stone-${slug}`}>
                <span className="stone-emblem">
                  <Emblem module={slug} className="stone-drawing" />
                </span>
                <h3>{name}</h3>
                <span className="stone-sector">{sector}</span>
                <p>{text}</p>
              </Link>
            </li>
          ))}
        </ul>
      </PageContainer>
    </div>
  )
}
