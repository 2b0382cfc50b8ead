import { href } from 'react-router'
import { sectorModules } from '#content/en/home.ts'

export type FooterColumn = { title: string; links: { to: string; label: string }[] }

export const FOOTER_COLUMNS: FooterColumn[] = [
  {
    title: 'Services',
    links: [
      { to: href('/ai-receptionist'), label: 'AI receptionist' },
      { to: href('/websites-marketing'), label: 'Websites and marketing' },
      { to: href('/business-automation'), label: 'Business automation' },
      { to: href('/enterprise-ai'), label: 'Enterprise AI' },
      { to: href('/sme-solutions'), label: 'SME solutions' },
      { to: href('/pricing'), label: 'Pricing' },
    ],
  },
  {
    title: 'Public sector',
    links: sectorModules.map(({ slug, name, sector }) => ({
      to: href('/modules/:name', { name: slug }),
      label: `${name}, ${sector.toLowerCase()}`,
    })),
  },
  {
    title: 'Company',
    links: [
      { to: href('/about-us'), label: 'About us' },
      { to: href('/careers'), label: 'Careers' },
      { to: href('/news'), label: 'News' },
      { to: '/#contact', label: 'Contact' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { to: href('/privacy-policy'), label: 'Privacy policy' },
      { to: href('/terms-of-service'), label: 'Terms of service' },
      { to: href('/gdpr-compliance'), label: 'GDPR compliance' },
      { to: href('/accessibility'), label: 'Accessibility' },
    ],
  },
]
