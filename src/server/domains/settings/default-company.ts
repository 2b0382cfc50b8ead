import type { CompanySettings } from '#contracts/settings.ts'

/** The only company details in the code: reserved names, and a phone number from the range for fiction. */
export const DEFAULT_COMPANY: CompanySettings = {
  name: 'Ogham',
  legalName: 'Ogham AI Limited',
  email: 'hello@ogham.example',
  teamEmail: 'team@ogham.example',
  phone: '+353 20 910 0100',
  addressLines: ['1 Cearnóg na Cloiche', 'Dublin 2', 'D02 X285', 'Ireland'],
  openingHours: [
    { days: 'Monday to Friday', hours: '9:00 AM to 6:00 PM' },
    { days: 'Saturday', hours: '10:00 AM to 2:00 PM' },
  ],
  socialLinks: [
    { label: 'LinkedIn', url: 'https://linkedin.example/ogham' },
    { label: 'Mastodon', url: 'https://mastodon.example/@ogham' },
    { label: 'YouTube', url: 'https://youtube.example/@ogham' },
  ],
  vatNumber: 'IE1234567FA',
  bank: { bankName: 'Example Bank', iban: 'IE42XMPL99000012345678', bic: 'XMPLIE2D' },
  supervisoryAuthority: {
    name: 'Data Protection Commission',
    addressLines: ['6 Pembroke Row', 'Dublin 2', 'D02 X963', 'Ireland'],
    website: 'https://www.dataprotection.ie/',
  },
}
