import { type RefObject, useRef } from 'react'
import type { Shortcuts } from './use-shortcuts.ts'

/** The keys of a list whose rows hold a link `[data-row]` and a box `[name=ids]`. */
export function useListKeys(form: RefObject<HTMLFormElement | null>): Shortcuts {
  // The index stays when a handled row disappears, so the next row takes its place.
  const place = useRef(-1)

  const rows = () => [...(form.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const boxes = () => [...(form.current?.querySelectorAll<HTMLInputElement>('[name=ids]') ?? [])]

  function move(by: number): void {
    const links = rows()
    const focused = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement))
    const from = focused === -1 ? Math.min(place.current, links.length - 1) : focused
    const isAtGap = focused === -1 && place.current >= 0 && by > 0
    place.current = Math.max(0, Math.min(isAtGap ? from : from + by, links.length - 1))
    links[place.current]?.focus()
  }

  function choose(): void {
    rows().forEach((link, index) => {
      if (link.closest('tr')?.contains(document.activeElement)) boxes()[index]?.click()
    })
  }

  /** Presses a button for the chosen rows, or else for the row with the focus. */
  function act(...actions: string[]): void {
    if (!boxes().some((box) => box.checked)) choose()
    const selector = actions.map((action) => `button[value=${action}]`).join()
    if (boxes().some((box) => box.checked)) form.current?.querySelector<HTMLButtonElement>(selector)?.click()
  }

  return {
    j: () => move(1),
    k: () => move(-1),
    x: choose,
    a: () => form.current?.querySelector<HTMLElement>('[name=assigneeId]')?.focus(),
    e: () => act('answered'),
    s: () => act('spam', 'not_spam'),
    '/': () => document.querySelector<HTMLElement>('[role=search] input')?.focus(),
  }
}
