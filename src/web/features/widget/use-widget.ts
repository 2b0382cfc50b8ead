import { useEffect } from 'react'

const findWidget = () => document.querySelector<HTMLElement>('ogham-talk')

function hide(): void {
  const widget = findWidget()
  if (widget !== null) widget.hidden = true
}

/**
 * Adds the widget of the company's own receptionist to the public pages. It loads after everything else, stays across
 * navigations, and is hidden elsewhere.
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
