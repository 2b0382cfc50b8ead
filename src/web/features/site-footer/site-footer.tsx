import { Link } from 'react-router'
import { SectionLink } from '#web/features/site-header/section-link.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { OghamWord } from '#web/ui/ogham.tsx'
import { PageContainer } from '#web/ui/page-container.tsx'
import { ThemeSwitch } from '#web/ui/theme-switch.tsx'
import type { FooterColumn } from './footer-links.ts'
import './site-footer.css'

type Props = { company: { name: string; legalName: string }; columns: FooterColumn[]; year: number }

export function SiteFooter({ company, columns, year }: Props) {
  return (
    <footer className="site-footer" data-theme="dark">
      <PageContainer>
        <div className="footer-columns">
          <div>
            <Link to="/" aria-label={`${company.name}, home`} className="inline-flex min-h-11 items-center">
              <Logo name={company.name} />
            </Link>
            <p className="mt-4 max-w-[21rem] text-ink-2">
              An Irish company that answers calls, builds websites and takes the repetitive work out of running a
              business.
            </p>
            <ThemeSwitch className="mt-6" />
          </div>
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.to}>
                    <FooterLink {...link} />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <OghamWord word="gach glao freagartha" pitch={11} length={32} strokeWidth={3} className="footer-promise" />
        <div className="footer-legal">
          <span>{`© ${year} ${company.legalName}. Registered in Ireland.`}</span>
          <span lang="ga">Gach glao freagartha, de ló is d’oíche</span>
        </div>
      </PageContainer>
    </footer>
  )
}

function FooterLink({ to, label }: { to: string; label: string }) {
  const [path, section] = to.split('#')
  if (path === '/' && section !== undefined) return <SectionLink section={section}>{label}</SectionLink>
  return <Link to={to}>{label}</Link>
}
