import { useEffect } from 'react'

const findWidget = () => document.querySelector<HTMLElement>('ogham-talk')

function hide(): void {
  const widget = findWidget()
  if (widget !== null) widget.hidden = true
}

/**
 * Puts the company's own receptionist on the pages of its site, as customers put theirs on their own. It comes after
 * everything else of the first page, stays from page to page, and is hidden outside the site.
 */
export function useWidget(slug: string): void {
  useEffect(() => {
    let isLeft = false
    const add = () => {
      const script = document.createElement('script')
      Object.assign(script, { src: '/widget.js', async: true })
      script.dataset.receptionist = slug
      document.head.append(script)
      script.addEventListener('load', () => {
        script.remove()
        if (isLeft) hide()
      })
    }
    const show = () => {
      const widget = findWidget()
      if (widget === null) add()
      else widget.hidden = false
    }
    const isLoaded = document.readyState === 'complete'
    if (isLoaded) show()
    else addEventListener('load', show, { once: true })
    return () => {
      isLeft = true
      removeEventListener('load', show)
      hide()
    }
  }, [slug])
}
