import { Bell, Trash2 } from 'lucide-react'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { DownloadLink } from '#web/ui/download-link.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { ThemeSwitch } from '#web/ui/theme-switch.tsx'
import { DialogSample } from './dialog-sample.tsx'
import { LoadingSample } from './loading-sample.tsx'
import { Column, Row, Sample } from './sample.tsx'
import { Tabs } from './tabs.tsx'

export function Actions() {
  return (
    <Column>
      <Sample name="Button: rest, hover, focus, loading, disabled">
        <Row>
          <Button>Publish</Button>
          <Button className="bg-action-hover">Publish</Button>
          <Button className="outline-2 outline-offset-2 outline-focus">Publish</Button>
          <Button isLoading>Publishing</Button>
          <Button disabled>Publish</Button>
        </Row>
        <Row>
          <Button variant="bright">Get started</Button>
          <Button variant="secondary">Schedule</Button>
          <Button variant="ghost">Cancel</Button>
          <Button variant="danger">Delete greeting</Button>
        </Row>
        <Row>
          <DownloadLink to="/robots.txt" size="sm">
            Export
          </DownloadLink>
          <Button size="sm" variant="secondary" isLoading>
            Exporting
          </Button>
          <LoadingSample />
          <ButtonLink to="/" size="lg">
            Large, a link
          </ButtonLink>
        </Row>
      </Sample>
      <Sample name="Icon button, link">
        <Row>
          <BackLink to="/">All calls</BackLink>
          <IconButton label="Notifications" count={12} size="sm">
            <Bell size={18} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
          <IconButton label="Notifications" count={3}>
            <Bell size={18} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
          <IconButton label="Delete greeting">
            <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
          <TextLink to="/" isAlone className="text-ui">
            All 58 today
          </TextLink>
        </Row>
      </Sample>
      <Tabs />
      <Sample name="Dialog, theme">
        <DialogSample />
        <ThemeSwitch />
      </Sample>
    </Column>
  )
}
