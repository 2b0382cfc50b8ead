import type { Role } from '#content/types.ts'
import type { JsonLd } from '#web/lib/page-meta.ts'

/** A role as search engines for work read it. */
export function jobPosting(role: Role, company: { name: string; addressLines: string[] }): JsonLd {
  return {
    '@type': 'JobPosting',
    title: role.title,
    description: [role.text, ...role.does, ...role.brings].join('\n'),
    datePosted: role.posted,
    employmentType: 'FULL_TIME',
    hiringOrganization: { '@type': 'Organization', name: company.name },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: company.addressLines[0] ?? '',
        addressLocality: 'Dublin',
        addressCountry: 'IE',
      },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'EUR',
      value: { '@type': 'QuantitativeValue', minValue: role.band.from, maxValue: role.band.to, unitText: 'YEAR' },
    },
  }
}
