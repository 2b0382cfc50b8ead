import { type AllSettings, SETTINGS, SETTINGS_GROUPS, type SettingsGroup } from './settings.ts'

/** The form's texts by field name: `company.name`, `security.sessionDays`. */
export type SettingsTexts = Record<string, string>

type Shown = { [Group in SettingsGroup]: { [Name in keyof AllSettings[Group]]: true } }

/** All settings are in the form. A new setting does not compile until it is added here and below. */
const SHOWN: Shown = {
  company: {
    name: true,
    legalName: true,
    email: true,
    teamEmail: true,
    phone: true,
    addressLines: true,
    openingHours: true,
    socialLinks: true,
    vatNumber: true,
    bank: true,
    supervisoryAuthority: true,
  },
  security: { sessionDays: true, adminIdleHours: true, adminsNeedTwoFactor: true, passwordMinLength: true },
  mail: { fromName: true, fromEmail: true, replyTo: true },
  retention: { enquiryMonths: true, auditMonths: true, sentMailDays: true, endedSessionDays: true },
}

const BANK = ['bankName', 'iban', 'bic'] as const
const YES = 'yes'

export function textsOfSettings(settings: AllSettings): SettingsTexts {
  const { openingHours, socialLinks, addressLines, bank, supervisoryAuthority, ...company } = settings.company
  const { adminsNeedTwoFactor, ...security } = settings.security
  return {
    ...named('company', company),
    'company.addressLines': addressLines.join('\n'),
    'company.openingHours': openingHours.map(({ days, hours }) => `${days}: ${hours}`).join('\n'),
    'company.socialLinks': socialLinks.map(({ label, url }) => `${label}: ${url}`).join('\n'),
    ...named('company.bank', bank ?? { bankName: '', iban: '', bic: '' }),
    ...named('company.supervisoryAuthority', {
      ...supervisoryAuthority,
      addressLines: supervisoryAuthority.addressLines.join('\n'),
    }),
    ...named('security', security),
    'security.adminsNeedTwoFactor': adminsNeedTwoFactor ? YES : '',
    ...named('mail', settings.mail),
    ...named('retention', settings.retention),
  }
}

function named(prefix: string, values: Record<string, string | number>): SettingsTexts {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}.${name}`, String(value)]))
}

type Read<Group extends SettingsGroup> = { values?: AllSettings[Group]; fieldErrors: SettingsTexts }

/** Parses the form. Errors name their field, and in a list their line. */
export function readSettings<Group extends SettingsGroup>(group: Group, texts: SettingsTexts): Read<Group> {
  const input = Object.fromEntries(
    Object.keys(SHOWN[group]).map((name) => [name, buildInput(`${group}.${name}`, texts)]),
  )
  const result = SETTINGS[group].safeParse(input)
  if (result.success) return { values: result.data as AllSettings[Group], fieldErrors: {} }
  const fieldErrors: SettingsTexts = {}
  for (const { path, message } of result.error.issues) {
    const { field, line } = findPlace([group, ...path.map(String)])
    fieldErrors[field] ??= line === undefined ? message : `Line ${line}: ${message}`
  }
  return { fieldErrors }
}

export function changedGroups(before: SettingsTexts, after: SettingsTexts): SettingsGroup[] {
  return SETTINGS_GROUPS.filter((group) => changedFields(before, after).some((name) => name.startsWith(`${group}.`)))
}

export function changedFields(before: SettingsTexts, after: SettingsTexts): string[] {
  return Object.keys(before).filter((name) => tidy(before[name]) !== tidy(after[name]))
}

function buildInput(name: string, texts: SettingsTexts): unknown {
  const text = texts[name] ?? ''
  switch (name) {
    case 'company.addressLines':
      return listLines(text)
    case 'company.openingHours':
      return listLines(text).map((line) => splitPair(line, 'days', 'hours'))
    case 'company.socialLinks':
      return listLines(text).map((line) => splitPair(line, 'label', 'url'))
    case 'company.bank': {
      const bank = BANK.map((part) => [part, (texts[`${name}.${part}`] ?? '').trim()] as const)
      return bank.every(([, value]) => value === '') ? null : Object.fromEntries(bank)
    }
    case 'company.supervisoryAuthority':
      return {
        name: texts[`${name}.name`],
        addressLines: listLines(texts[`${name}.addressLines`] ?? ''),
        website: texts[`${name}.website`]?.trim(),
      }
    case 'security.adminsNeedTwoFactor':
      return text === YES
    default:
      // JavaScript converts an empty text to 0, which would be a valid number.
      return text.trim() === '' && /^(security|retention)\./.test(name) ? Number.NaN : text
  }
}

/** Finds the field and line of an error: `company.addressLines.2` is line 3 of `company.addressLines`. */
function findPlace(path: string[]): { field: string; line?: number } {
  const index = path.findIndex((part) => /^\d+$/.test(part))
  if (index === -1) return { field: path.join('.') }
  return { field: path.slice(0, index).join('.'), line: Number(path[index]) + 1 }
}

function listLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Splits "Saturday: 10:00 AM to 2:00 PM" at the first colon before a space. */
function splitPair(line: string, first: string, second: string): Record<string, string> {
  const [, left = line, right = ''] = /^(.*?):\s+(.*)$/.exec(line) ?? []
  return { [first]: left, [second]: right }
}

function tidy(text = ''): string {
  return text.replaceAll('\r\n', '\n').trim()
}
