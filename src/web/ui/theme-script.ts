/**
 * Runs in the head before the first paint. Sets the stored theme, or else the system's. Follows changes of the system
 * and of other tabs.
 */
export const themeScript = `(() => {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const apply = () => {
    let theme
    try { theme = localStorage.getItem('theme') } catch {}
    if (theme !== 'light' && theme !== 'dark') theme = dark.matches ? 'dark' : 'light'
    document.documentElement.dataset.theme = theme
  }
  apply()
  dark.addEventListener('change', apply)
  addEventListener('storage', apply)
})()`
