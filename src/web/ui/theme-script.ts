/**
 * Runs in the head before the first paint: the stored choice, else the system's. Follows the system while nothing is
 * chosen, and a choice made in another tab.
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
