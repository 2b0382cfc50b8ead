import type { SettingsTexts } from '#contracts/settings-form.ts'
import { Group, Pair } from './group.tsx'
import { LinesEntry, SettingEntry } from './setting-entry.tsx'

export function GeneralSettings({ texts }: { texts: SettingsTexts }) {
  return (
    <>
      <Group
        id="general"
        title="General"
        intro="What the company says about itself on the site, in mails and on invoices. It shows at once. Issued invoices stay as they are."
      >
        <Pair>
          <SettingEntry texts={texts} name="company.name" label="Company name" />
          <SettingEntry
            texts={texts}
            name="company.legalName"
            label="Legal name"
            hint="In the footer and on invoices."
          />
        </Pair>
        <Pair>
          <SettingEntry texts={texts} name="company.phone" label="Phone" type="tel" />
          <SettingEntry texts={texts} name="company.vatNumber" label="VAT number" hint="On every invoice." />
        </Pair>
        <Pair>
          <SettingEntry texts={texts} name="company.email" label="Email" type="email" hint="Everybody sees it." />
          <SettingEntry
            texts={texts}
            name="company.teamEmail"
            label="Team mailbox"
            type="email"
            hint="Gets what visitors write. Nobody sees it."
          />
        </Pair>
        <LinesEntry texts={texts} name="company.addressLines" label="Address" rows={5} hint="One line each." />
        <LinesEntry
          texts={texts}
          name="company.openingHours"
          label="Opening hours"
          rows={3}
          hint="One line each: the days, a colon, the hours."
        />
        <LinesEntry
          texts={texts}
          name="company.socialLinks"
          label="Social links"
          rows={4}
          isOptional
          hint="One line each: the name, a colon, the address."
        />
      </Group>
      <Group
        id="bank"
        title="Bank account"
        intro="Where invoices are paid to. Empty all three to offer no bank transfer."
      >
        <SettingEntry texts={texts} name="company.bank.bankName" label="Bank" isOptional />
        <Pair>
          <SettingEntry texts={texts} name="company.bank.iban" label="IBAN" isOptional />
          <SettingEntry texts={texts} name="company.bank.bic" label="BIC" isOptional />
        </Pair>
      </Group>
      <Group
        id="authority"
        title="Supervisory authority"
        intro="To whom people may complain about how data is handled. Named on the GDPR page and in the privacy policy."
      >
        <Pair>
          <SettingEntry texts={texts} name="company.supervisoryAuthority.name" label="Name of the authority" />
          <SettingEntry texts={texts} name="company.supervisoryAuthority.website" label="Website" type="url" />
        </Pair>
        <LinesEntry
          texts={texts}
          name="company.supervisoryAuthority.addressLines"
          label="Address of the authority"
          rows={4}
          hint="One line each."
        />
      </Group>
    </>
  )
}
